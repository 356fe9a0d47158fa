import { toHex, utf8 } from '../units/bytes.ts';
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

type Signed = {
  readonly name: string;
  readonly password: string;
  readonly flag: string;
  readonly version: string;
  readonly timewd: string;
};

/** Domain separation: a signature made for another purpose with the same secret is not valid for a login. */
const LABEL = 'courtside.login.1';

/**
 * Returns the signature in the address of the signed login [7.11]: hex HMAC-SHA-256 over the label and the payload’s
 * fields, a line each.
 */
export async function loginSignature(
  engine: CryptoEngine,
  secret: string,
  { name, password, flag, version, timewd }: Signed,
): Promise<string> {
  const text = [LABEL, name.toLowerCase(), password, flag, version, timewd].join('\n');
  return toHex(await engine.hmacSha256(utf8(secret), utf8(text)));
}
