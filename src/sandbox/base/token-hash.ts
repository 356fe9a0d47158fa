import { createHash } from 'node:crypto';

/** SHA-256 of a token in hexadecimal digits, stored in its place: a leaked database or memory opens nothing. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
