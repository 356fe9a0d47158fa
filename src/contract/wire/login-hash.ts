import { toHex, utf8 } from '#contract/units/bytes.ts';
import type { CryptoEngine } from './crypto/crypto-engine.ts';

const SALT_LENGTH = 15;

/**
 * Returns the hash sent in place of the typed password [7.11]: hex HMAC-SHA-256 of the password, keyed by the first 15
 * digits of the hex SHA-256 of the lower-cased name.
 */
export async function loginHash(engine: CryptoEngine, name: string, password: string): Promise<string> {
  const salt = toHex(await engine.sha256(utf8(name.toLowerCase()))).slice(0, SALT_LENGTH);
  return toHex(await engine.hmacSha256(utf8(salt), utf8(password)));
}
