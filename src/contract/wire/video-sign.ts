import { fromHex, sameBytes, toHex, utf8 } from '#contract/units/bytes.ts';
import type { CryptoEngine } from './crypto/crypto-engine.ts';
import { openBox, sealBox } from './envelope.ts';

/** Path of the external call on every video domain: a plain GET without custom headers, so without a preflight. */
export const VIDEO_SOURCE_PATH = '/video/v1/source';

/** A question to a video domain [3.04]. `timestamp` is epoch ms of the server clock, as text. */
export type VideoQuestion = {
  readonly channel: string;
  readonly type: string;
  readonly platform: string;
  readonly eventId: string;
  readonly timestamp: string;
  readonly nonce: string;
};

const tagOf = (engine: CryptoEngine, secret: string, question: VideoQuestion) => {
  const { channel, type, platform, eventId, timestamp, nonce } = question;
  const fields = ['courtside.video.1', channel, type, platform, eventId, timestamp, nonce];
  return engine.hmacSha256(utf8(secret), utf8(fields.map(encodeURIComponent).join('\n')));
};

/** The query of the external video call [7.14]; `sign` is `timestamp.nonce.tag`. */
export async function videoQuery(
  engine: CryptoEngine,
  secret: string,
  question: VideoQuestion,
): Promise<URLSearchParams> {
  const { channel, type, platform, eventId, timestamp, nonce } = question;
  const tag = toHex(await tagOf(engine, secret, question));
  return new URLSearchParams({ channel, type, platform, eventId, sign: `${timestamp}.${nonce}.${tag}` });
}

/** The question when it is signed by someone with the secret, else null. Freshness is the caller's business. */
export async function checkVideoQuery(
  engine: CryptoEngine,
  secret: string,
  query: URLSearchParams,
): Promise<VideoQuestion | null> {
  const [timestamp = '', nonce = '', tag = ''] = (query.get('sign') ?? '').split('.');
  const field = (name: string) => query.get(name) ?? '';
  const question = {
    channel: field('channel'),
    type: field('type'),
    platform: field('platform'),
    eventId: field('eventId'),
    timestamp,
    nonce,
  };
  return sameBytes(await tagOf(engine, secret, question), fromHex(tag)) ? question : null;
}

/** The nonce inside the question's sign, and the answer's own timestamp. */
export type VideoAnswerContext = Pick<VideoQuestion, 'nonce' | 'timestamp'>;

const boxOf = ({ nonce, timestamp }: VideoAnswerContext) => ({
  timestamp,
  bound: ['video', nonce, timestamp],
});

/** Seals the JSON text of a video domain's answer; base64. Sent as `{ timestamp, encrypted }`. */
export const sealVideoSource = (
  engine: CryptoEngine,
  secret: string,
  context: VideoAnswerContext,
  text: string,
) => sealBox(engine, secret, boxOf(context), text);

/** @throws AppError BAD_SEAL when the answer was changed or answers another question. */
export const openVideoSource = (
  engine: CryptoEngine,
  secret: string,
  context: VideoAnswerContext,
  base64: string,
) => openBox(engine, secret, boxOf(context), base64);
