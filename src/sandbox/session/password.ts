import { type BinaryLike, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const KEY_BYTES = 32;
/** A quarter of Node's default: a sandbox starts many times in a test run. */
const COST = { N: 4_096 };

const derive = promisify<BinaryLike, BinaryLike, number, ScryptOptions, Buffer>(scrypt);

export type StoredPassword = { readonly salt: string; readonly password: string };

/** What is kept of a login hash: hex salt and hex scrypt. */
export async function storePassword(loginHash: string): Promise<StoredPassword> {
  const salt = randomBytes(16).toString('hex');
  return { salt, password: (await derive(loginHash, salt, KEY_BYTES, COST)).toString('hex') };
}

/** Compares in constant time. */
export async function isPassword(stored: StoredPassword, loginHash: string): Promise<boolean> {
  const given = await derive(loginHash, stored.salt, KEY_BYTES, COST);
  const kept = Buffer.from(stored.password, 'hex');
  return kept.length === given.length && timingSafeEqual(kept, given);
}
