import { type BinaryLike, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const KEY_BYTES = 32;
/** What scrypt's author gives for interactive logins: 16 MB and some 35 ms a password. */
const COST = 16_384;
/** What passwords were kept with that name no cost. */
const FIRST_COST = 4_096;

const derive = promisify<BinaryLike, BinaryLike, number, ScryptOptions, Buffer>(scrypt);

/** `salt` is `<cost>:<hex>`, so that a password goes on to open after the cost has changed. */
export type StoredPassword = { readonly salt: string; readonly password: string };

const keyOf = (secret: string, salt: string, cost: number) => derive(secret, salt, KEY_BYTES, { N: cost });

/** Nobody's: compared with when a name is unknown, so that the time taken reveals nothing. */
export const NOBODYS_PASSWORD: StoredPassword = { salt: `${COST}:00`, password: '00'.repeat(KEY_BYTES) };

/** What is kept of a login hash: salt and hex scrypt. */
export async function storePassword(loginHash: string): Promise<StoredPassword> {
  const salt = randomBytes(16).toString('hex');
  return { salt: `${COST}:${salt}`, password: (await keyOf(loginHash, salt, COST)).toString('hex') };
}

/** Compares in constant time. */
export async function isPassword(stored: StoredPassword, loginHash: string): Promise<boolean> {
  const [, cost = String(FIRST_COST), salt = stored.salt] = /^(\d+):(.*)$/.exec(stored.salt) ?? [];
  const given = await keyOf(loginHash, salt, Number(cost));
  const kept = Buffer.from(stored.password, 'hex');
  return kept.length === given.length && timingSafeEqual(kept, given);
}
