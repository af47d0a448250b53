import { route, type Routes } from '../route.ts';
import { register } from './register.ts';
import { sendCode } from './send-code.ts';
import { hintCookie, hintCookieName, hintOf, sessionCookie, sessionCookieName } from './session-cookie.ts';
import { deleteSession } from './session-store.ts';
import { verifyCode } from './verify-code.ts';

export const accountRoutes: Routes = (app, parts) => {
  const { publicUrl } = parts.settings;
  const cookieName = sessionCookieName(publicUrl);

  route(app, 'POST /api/register', {
    access: 'public',
    ignoresSession: true,
    handler: ({ body, request }) => register(parts, body, request.ip),
  });
  route(app, 'POST /api/sendEmailOtp', {
    access: 'public',
    ignoresSession: true,
    handler: async ({ body, request }) => {
      await sendCode(parts, body.email, request.ip);
      return { message: 'If this e-mail address is registered, an OTP is on its way to it.' };
    },
  });
  route(app, 'POST /api/verifyEmailOtp', {
    access: 'public',
    ignoresSession: true,
    handler: async ({ body, viewer, request, reply }) => {
      const { token, role, maxAge } = await verifyCode(parts, body, request.ip, viewer?.tokenHash);
      reply.setCookie(cookieName, token, sessionCookie(publicUrl, maxAge));
      reply.setCookie(hintCookieName, hintOf(role), hintCookie(publicUrl, maxAge));
      return { message: 'You are logged in.' };
    },
  });
  route(app, 'GET /api/me', {
    access: 'session',
    handler: ({ viewer: { userId, fullname, email, role } }) => ({ userId, fullname, email, role }),
  });
  route(app, 'POST /api/logout', {
    access: 'public',
    handler: async ({ viewer, reply }) => {
      if (viewer) await deleteSession(parts.db, viewer.tokenHash);
      reply.setCookie(cookieName, '', sessionCookie(publicUrl, 0));
      reply.setCookie(hintCookieName, '', hintCookie(publicUrl, 0));
      return { message: 'You are logged out.' };
    },
  });
};
