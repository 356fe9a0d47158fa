import { type Bytes, utf8 } from '#contract/units/bytes.ts';
import type { CryptoEngine } from './crypto/crypto-engine.ts';

/** Returns the number of leading zero bits of a hash. */
function leadingZeroBits(hash: Bytes): number {
  const first = hash.findIndex((byte) => byte !== 0);
  return first < 0 ? 8 * hash.length : 8 * first + Math.clz32(hash[first] ?? 0) - 24;
}

/** Reports whether `seccode` satisfies the proof of work of `challenge`. */
export const isWorkDone = async (
  { sha256 }: Pick<CryptoEngine, 'sha256'>,
  challenge: string,
  seccode: string,
  bits: number,
): Promise<boolean> => leadingZeroBits(await sha256(utf8(`${challenge}:${seccode}`))) >= bits;

/** Tries one number after the other; 2^bits tries on average. */
export async function doWork(
  engine: Pick<CryptoEngine, 'sha256'>,
  challenge: string,
  bits: number,
): Promise<string> {
  for (let number = 0; ; number += 1) {
    const seccode = number.toString(36);
    if (await isWorkDone(engine, challenge, seccode, bits)) return seccode;
  }
}
