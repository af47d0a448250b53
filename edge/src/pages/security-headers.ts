/**
 * What the page may do. Scripts run by the answer's nonce, and what such a script loads is trusted
 * (`strict-dynamic`), which is how remotes come in; `'self'` is for browsers that do not know it.
 */
const contentSecurityPolicy = (nonce: string, secure: boolean): string =>
  [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic' 'self'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data:`,
    `media-src 'self'`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

/** Headers of every HTML answer of the edge. */
export const pageHeaders = (nonce: string, secure: boolean): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(nonce, secure),
  ...headersBesidePolicy,
});

/** The same without what depends on the answer's nonce. */
export const headersBesidePolicy: Record<string, string> = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

/** Headers of every answer, the API's too. */
export const commonHeaders = (secure: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});
