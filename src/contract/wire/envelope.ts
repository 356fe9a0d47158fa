import type { CryptoEngine } from './crypto/crypto-engine.ts';
import { type BoxContext, openBox, sealBox } from './crypto/sealed-box.ts';

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
