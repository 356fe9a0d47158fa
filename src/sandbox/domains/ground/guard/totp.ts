import { createHmac } from 'node:crypto';
import { isSameText } from '#sandbox/base/secret-text.ts';

const STEP_MS = 30_000;
const DIGITS = 6;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS_A_LETTER = 5;

/** Base32 of RFC 4648 without padding, as authenticators read a secret. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(new RegExp(`.{1,${BITS_A_LETTER}}`, 'g')) ?? [];
  return groups.map((group) => LETTERS[Number.parseInt(group.padEnd(BITS_A_LETTER, '0'), 2)]).join('');
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(BITS_A_LETTER, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** The code of a step of time, RFC 6238 with SHA-1 and six digits over RFC 4226's truncation. */
export function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const from = (hash.at(-1) ?? 0) & 0xf;
  const number = (hash.readUInt32BE(from) & 0x7fff_ffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
}

/** Returns the time step of a time, epoch ms. */
export const stepAt = (now: number): number => Math.floor(now / STEP_MS);

/**
 * Returns the time step of a code: the current one, or a neighbour, since clocks differ and typing takes time. Null for any
 * other, and for one that is not later than the last accepted: a code works once.
 */
export function stepOfCode(secret: string, code: string, now: number, lastStep: number): number | null {
  const here = stepAt(now);
  const steps = [here, here - 1, here + 1].filter((step) => step > lastStep && step >= 0);
  return steps.find((step) => isSameText(codeOfStep(secret, step), code)) ?? null;
}

/** Returns the URI that an authenticator reads from a QR code. */
export function factorUri(issuer: string, name: string, secret: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(name)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&digits=${DIGITS}&period=${STEP_MS / 1000}`;
}
