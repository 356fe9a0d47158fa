import { fromHex, sameBytes, toHex, utf8 } from '#contract/units/bytes.ts';
import type { CryptoEngine } from './crypto/crypto-engine.ts';
import { secretBytes } from './envelope.ts';
import { HEADERS, type IdentityHeaders } from './headers.ts';

export type SignedRequest = {
  readonly method: string;
  readonly path: string;
  /** Query as in the URL, without the question mark. */
  readonly query: string;
  /** Hex SHA-256 of the body as sent; of the empty text for a GET. */
  readonly bodyHash: string;
  readonly headers: IdentityHeaders;
};

/** Hex SHA-256 of a body as sent. */
export const hashBody = async (engine: CryptoEngine, body: string): Promise<string> =>
  toHex(await engine.sha256(utf8(body)));

const byCodeUnit = (left: string, right: string) => (left < right ? -1 : left > right ? 1 : 0);

const sortedQuery = (query: string) =>
  [...new URLSearchParams(query)]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort(byCodeUnit)
    .join('&');

const canonicalText = ({ method, path, query, bodyHash, headers }: SignedRequest) =>
  [
    'courtside.sign.1',
    method,
    path,
    sortedQuery(query),
    bodyHash,
    ...HEADERS.map((name) => `${name}:${headers[name]}`),
    '',
  ].join('\n');

/** The `sign` header: hex HMAC-SHA-256 over the canonical text of the request [7.02]. */
export const signRequest = async (
  engine: CryptoEngine,
  secret: string,
  request: SignedRequest,
): Promise<string> => toHex(await engine.hmacSha256(secretBytes(secret), utf8(canonicalText(request))));

/** Compares in constant time. Freshness and repeated nonces are the caller's business. */
export async function checkSignature(
  engine: CryptoEngine,
  secret: string,
  request: SignedRequest,
  sign: string,
): Promise<boolean> {
  const expected = await engine.hmacSha256(secretBytes(secret), utf8(canonicalText(request)));
  return sameBytes(expected, fromHex(sign));
}
