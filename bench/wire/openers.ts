import AES from 'crypto-js/aes.js';
import CryptoJS from 'crypto-js/core.js';
import Base64 from 'crypto-js/enc-base64.js';
import Utf8 from 'crypto-js/enc-utf8.js';
import { calls } from '#contract/book/table.ts';
import { type Bytes, concat, fromBase64, fromUtf8, toBase64, utf8 } from '#contract/units/bytes.ts';
import { openAnswer, sealAnswer } from '#contract/wire/envelope.ts';
import { APP_SECRET } from '#contract/wire/headers.ts';
import { webcryptoEngine } from '#worker/wire/crypto.ts';
import { interpret, openSealed, validated } from '#worker/wire/http.ts';
import type { Opener } from './openers.table.ts';

const NONCE = '5f'.repeat(16);
const IV_BYTES = 16;
const call = calls['chat.offline'];
const engine = webcryptoEngine(crypto);
const rawKey = crypto.getRandomValues(new Uint8Array(32));
const rawTagKey = crypto.getRandomValues(new Uint8Array(32));
const HMAC = { name: 'HMAC', hash: 'SHA-256' } as const;
const TAG_BYTES = 32;

/** One response in its wire format, and the same text for a peer that only decrypts. */
export type Parcel = {
  /** `{ timestamp, encrypted }`, sealed. */
  readonly sealed: string;
  /** `{ encrypted }`: base64 of iv, ciphertext and tag, under one pair of keys for all. */
  readonly plain: string;
  /** Text without an envelope. */
  readonly text: string;
};

export async function parcelOf(data: unknown, timestamp: string): Promise<Parcel> {
  const text = JSON.stringify({ code: 0, message: '', data });
  const encrypted = await sealAnswer(engine, APP_SECRET, { nonce: NONCE, timestamp }, text);
  const iv = engine.random(IV_BYTES);
  const ivAndCipher = concat(iv, await engine.aesEncrypt(rawKey, iv, utf8(text)));
  const tag = await engine.hmacSha256(rawTagKey, ivAndCipher);
  return {
    sealed: JSON.stringify({ timestamp, encrypted }),
    plain: JSON.stringify({ encrypted: toBase64(concat(ivAndCipher, tag)) }),
    text,
  };
}

const encryptedIn = (plain: string): string => String(JSON.parse(plain).encrypted);

async function opened(sealed: string): Promise<unknown> {
  const { outcome } = await openSealed(sealed, (timestamp, encrypted) =>
    openAnswer(engine, APP_SECRET, { nonce: NONCE, timestamp }, encrypted),
  );
  return interpret(outcome);
}

const checked = (data: unknown) =>
  validated(call.response, data, { code: 'BAD_ANSWER', call: 'chat.offline' });

/** Opens a response as the product does: its own keys, tag, decryption, parse, schema. */
export const openOurs = async (sealed: string) => checked(await opened(sealed));

const importedKey = crypto.subtle.importKey('raw', rawKey, 'AES-CBC', false, ['decrypt']);
const importedTagKey = crypto.subtle.importKey('raw', rawTagKey, HMAC, false, ['verify']);

const decrypted = async (ivAndCipher: Bytes) => {
  const iv = ivAndCipher.subarray(0, IV_BYTES);
  const cipher = ivAndCipher.subarray(IV_BYTES);
  return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-CBC', iv }, await importedKey, cipher));
};

/** WebCrypto at its best: one key, imported once; neither tag nor schema. */
async function webcryptoAlone(plain: string): Promise<unknown> {
  const bytes: Bytes = fromBase64(encryptedIn(plain));
  return JSON.parse(fromUtf8(await decrypted(bytes.subarray(0, -TAG_BYTES))));
}

/** The least that does what ours must: a tag and a schema, keys imported once and for all. */
async function webcryptoWithTagAndSchema(plain: string): Promise<unknown> {
  const bytes: Bytes = fromBase64(encryptedIn(plain));
  const ivAndCipher = bytes.subarray(0, -TAG_BYTES);
  const tag = bytes.subarray(-TAG_BYTES);
  const [right, text] = await Promise.all([
    crypto.subtle.verify('HMAC', await importedTagKey, tag, ivAndCipher),
    decrypted(ivAndCipher),
  ]);
  if (!right) throw new Error('the tag is wrong');
  return checked(JSON.parse(fromUtf8(text)).data);
}

const wordArray = (bytes: Bytes) => Base64.parse(toBase64(bytes));
const cryptoJsKey = wordArray(rawKey);

/** crypto-js at its best: one key, its own base64 and UTF-8; neither tag nor schema. */
async function cryptoJsAlone(plain: string): Promise<unknown> {
  const { words: all, sigBytes } = Base64.parse(encryptedIn(plain));
  const iv = CryptoJS.lib.WordArray.create(all.slice(0, IV_BYTES / 4), IV_BYTES);
  const ciphertext = CryptoJS.lib.WordArray.create(all.slice(IV_BYTES / 4), sigBytes - IV_BYTES - TAG_BYTES);
  const params = CryptoJS.lib.CipherParams.create({ ciphertext });
  return JSON.parse(AES.decrypt(params, cryptoJsKey, { iv }).toString(Utf8));
}

/** Openers of a response, by name. */
export const OPENERS: Readonly<Record<Opener, (parcel: Parcel) => Promise<unknown>>> = {
  ours: ({ sealed }) => openOurs(sealed),
  'ours without schema': ({ sealed }) => opened(sealed),
  'parse and schema only': async ({ text }) => checked(JSON.parse(text).data),
  'WebCrypto with tag and schema': ({ plain }) => webcryptoWithTagAndSchema(plain),
  'WebCrypto alone': ({ plain }) => webcryptoAlone(plain),
  'crypto-js alone': ({ plain }) => cryptoJsAlone(plain),
};
