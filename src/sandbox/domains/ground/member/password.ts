import { type BinaryLike, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createOneByOne } from '#sandbox/base/work-queue.ts';

const KEY_BYTES = 32;
/** Minimum that OWASP recommends for scrypt: 128 MB and some 500 ms of a small machine for a password. */
export const PASSWORD_COST = 131_072;
/**
 * Cost for secrets that need no protection from guessing: fifty random bits, and the public passwords of demo members. 16
 * MB and some 55 ms.
 */
export const LIGHT_COST = 16_384;
/** Cost of stored passwords that name none. */
const FIRST_COST = 4_096;
/** Bytes of scrypt for each unit of its cost, twice over. */
const MEMORY_PER_COST = 2_048;
/** Derivations at one time: they use no more than 256 MB, and half of the threads that also read files. */
const AT_ONCE = 2;

const derive = promisify<BinaryLike, BinaryLike, number, ScryptOptions, Buffer>(scrypt);
const lanes = createOneByOne();
let turn = 0;

/** Stored password; `salt` is `<cost>:<hex>`, so that a password stays valid after the cost has changed. */
export type StoredPassword = { readonly salt: string; readonly password: string };

function keyOf(secret: string, salt: string, cost: number): Promise<Buffer> {
  turn = (turn + 1) % AT_ONCE;
  return lanes(String(turn), () =>
    derive(secret, salt, KEY_BYTES, { N: cost, maxmem: cost * MEMORY_PER_COST }),
  );
}

function partsOf({ salt: text }: StoredPassword) {
  const [, cost = String(FIRST_COST), salt = text] = /^(\d+):(.*)$/.exec(text) ?? [];
  return { cost: Number(cost), salt };
}

/** Salt and hex scrypt of a secret. */
export async function storePassword(secret: string, cost: number): Promise<StoredPassword> {
  const salt = randomBytes(16).toString('hex');
  return { salt: `${cost}:${salt}`, password: (await keyOf(secret, salt, cost)).toString('hex') };
}

/** Compares in constant time. */
export async function isPassword(stored: StoredPassword, secret: string): Promise<boolean> {
  const { cost, salt } = partsOf(stored);
  const derived = await keyOf(secret, salt, cost);
  const expected = Buffer.from(stored.password, 'hex');
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}

/**
 * Result of a check; `better` replaces a password stored at a lower cost than today's; null where there is nothing to
 * replace.
 */
type PasswordCheck =
  | { readonly is: 'wrong' }
  | { readonly is: 'right'; readonly better: StoredPassword | null };

/** Passwords of members, stored at one cost. */
export type Passwords = {
  store(secret: string): Promise<StoredPassword>;
  /** @param stored null for an unknown name: it takes as long as any other, so that the time reveals nothing */
  check(stored: StoredPassword | null, secret: string): Promise<PasswordCheck>;
};

/** @param cost N of scrypt, a power of two */
export function createPasswords(cost: number): Passwords {
  const nobodys: StoredPassword = { salt: `${cost}:00`, password: '00'.repeat(KEY_BYTES) };
  const store = (secret: string) => storePassword(secret, cost);
  return {
    store,
    async check(stored, secret) {
      const isRight = await isPassword(stored ?? nobodys, secret);
      const isOld = stored !== null && partsOf(stored).cost < cost;
      // Also computed after a wrong password: the time must not reveal which passwords are stored at a lower cost.
      const better = isOld ? await store(secret) : null;
      return isRight ? { is: 'right', better } : { is: 'wrong' };
    },
  };
}
