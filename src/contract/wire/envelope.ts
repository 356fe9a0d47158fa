import { clientError } from '../errors.ts';
import {
  type Bytes,
  concat,
  fromBase64,
  fromHex,
  fromUtf8,
  sameBytes,
  toBase64,
  toHex,
  utf8,
} from '../units/bytes.ts';
import type { CryptoEngine } from './crypto/crypto-engine.ts';
import { HEADERS, type IdentityHeaders } from './headers.ts';

/** 128 random bits as hex: never the same twice, and fit for a header, a query and an id. */
export const newNonce = (engine: Pick<CryptoEngine, 'random'>): string => toHex(engine.random(16));

const secrets = new Map<string, Bytes>();

/** Returns the bytes of a secret, the same object each time, so that an engine can cache values derived from it. */
function secretBytes(secret: string): Bytes {
  const bytes = secrets.get(secret) ?? utf8(secret);
  secrets.set(secret, bytes);
  return bytes;
}

const IV_BYTES = 16;
const TAG_BYTES = 32;
const BLOCK_BYTES = 16;
const ENC = utf8('enc');
const MAC = utf8('mac');

/** Context that a box is bound to: it opens only where every part is equal. Parts contain no line feed. */
type BoxContext = { readonly timestamp: string; readonly bound: readonly string[] };

type Keys = { readonly encKey: Bytes; readonly macKey: Bytes };

async function derivedKeys(engine: CryptoEngine, secret: string, timestamp: string): Promise<Keys> {
  const master = await engine.hmacSha256(secretBytes(secret), utf8(`courtside.wire.1|${timestamp}`));
  const [encKey, macKey] = await Promise.all([
    engine.hmacSha256(master, ENC),
    engine.hmacSha256(master, MAC),
  ]);
  return { encKey, macKey };
}

/** Keys of the last few moments: many boxes that are sealed or opened in one millisecond derive their keys once. */
const MOMENTS_MAX = 32;
const momentsOf = new WeakMap<CryptoEngine, Map<string, Promise<Keys>>>();

function keysOf(engine: CryptoEngine, secret: string, timestamp: string): Promise<Keys> {
  const moments = momentsOf.get(engine) ?? new Map<string, Promise<Keys>>();
  momentsOf.set(engine, moments);
  const moment = `${timestamp}|${secret}`;
  const known = moments.get(moment);
  if (known) return known;
  const keys = derivedKeys(engine, secret, timestamp);
  moments.set(moment, keys);
  const [oldest] = moments.keys();
  if (moments.size > MOMENTS_MAX && oldest !== undefined) moments.delete(oldest);
  return keys;
}

const tagOf = (engine: CryptoEngine, macKey: Bytes, bound: readonly string[], ivAndCipher: Bytes) =>
  engine.hmacSha256(macKey, concat(utf8(`${bound.join('\n')}\n`), ivAndCipher));

/** base64(iv ‖ ciphertext ‖ tag): encrypted by AES-256-CBC, then authenticated by HMAC-SHA-256 [7.03]. */
export async function sealBox(
  engine: CryptoEngine,
  secret: string,
  { timestamp, bound }: BoxContext,
  text: string,
): Promise<string> {
  const { encKey, macKey } = await keysOf(engine, secret, timestamp);
  const iv = engine.random(IV_BYTES);
  const ivAndCipher = concat(iv, await engine.aesEncrypt(encKey, iv, utf8(text)));
  return toBase64(concat(ivAndCipher, await tagOf(engine, macKey, bound, ivAndCipher)));
}

/** Tag and text are worked out side by side; what was decrypted is looked at only when the tag was right. */
async function open(engine: CryptoEngine, secret: string, context: BoxContext, base64: string) {
  const bytes = fromBase64(base64);
  const ivAndCipher = bytes.subarray(0, -TAG_BYTES);
  if (ivAndCipher.length < IV_BYTES + BLOCK_BYTES) return null;
  const { encKey, macKey } = await keysOf(engine, secret, context.timestamp);
  const iv = ivAndCipher.subarray(0, IV_BYTES);
  const [expected, plain] = await Promise.all([
    tagOf(engine, macKey, context.bound, ivAndCipher),
    engine.aesDecrypt(encKey, iv, ivAndCipher.subarray(IV_BYTES)).catch(() => null),
  ]);
  if (!sameBytes(expected, bytes.subarray(-TAG_BYTES)) || plain === null) return null;
  return fromUtf8(plain);
}

/** @throws AppError BAD_SEAL: tampered, cut, foreign or replayed; which of these is not revealed. */
export async function openBox(
  engine: CryptoEngine,
  secret: string,
  context: BoxContext,
  base64: string,
): Promise<string> {
  const text = await open(engine, secret, context, base64).catch(() => null);
  if (text === null) throw clientError('BAD_SEAL');
  return text;
}

/** Request that a body belongs to. `path` has no query; `timestamp` is the header’s text: epoch ms of the server clock. */
export type RequestContext = {
  readonly method: string;
  readonly path: string;
  readonly nonce: string;
  readonly timestamp: string;
};

/** The answer's own timestamp, and the nonce of the request it answers. */
export type AnswerContext = { readonly nonce: string; readonly timestamp: string };

const requestBox = ({ method, path, nonce, timestamp }: RequestContext): BoxContext => ({
  timestamp,
  bound: ['request', method, path, nonce, timestamp],
});

const answerBox = ({ nonce, timestamp }: AnswerContext): BoxContext => ({
  timestamp,
  bound: ['answer', nonce, timestamp],
});

/** Seals the text of a request body; base64 [7.03]. */
export const sealRequest = (engine: CryptoEngine, secret: string, context: RequestContext, text: string) =>
  sealBox(engine, secret, requestBox(context), text);

/** Opens a request body. @throws AppError BAD_SEAL when the body was changed or belongs to another request. */
export const openRequest = (engine: CryptoEngine, secret: string, context: RequestContext, base64: string) =>
  openBox(engine, secret, requestBox(context), base64);

/** Seals the text of an answer for the request with that nonce; base64 [7.03]. */
export const sealAnswer = (engine: CryptoEngine, secret: string, context: AnswerContext, text: string) =>
  sealBox(engine, secret, answerBox(context), text);

/** @throws AppError BAD_SEAL when the answer was changed, is old, or answers another request. */
export const openAnswer = (engine: CryptoEngine, secret: string, context: AnswerContext, base64: string) =>
  openBox(engine, secret, answerBox(context), base64);

type SignedRequest = {
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
