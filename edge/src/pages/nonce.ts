import { randomBytes } from 'node:crypto';

/** 128 random bits, new for every answer. */
export const newNonce = (): string => randomBytes(16).toString('base64');

/** Stands for the nonce in whatever is drawn and kept. Nobody outside can guess it and write it into a page. */
export const noncePlaceholder = `nonce-${randomBytes(16).toString('hex')}`;

export const withNonce = (text: string, nonce: string): string => text.replaceAll(noncePlaceholder, nonce);
