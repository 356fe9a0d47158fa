import type { Call } from '#contract/calls/define-call.ts';
import { isRecord } from '#contract/units/is-record.ts';
import { APP_SECRET } from '#contract/wire/app-secret.ts';
import type { CryptoEngine } from '#contract/wire/crypto/crypto-engine.ts';
import { newNonce } from '#contract/wire/crypto/nonce.ts';
import { openAnswer, type RequestContext, sealRequest } from '#contract/wire/envelope.ts';
import { RISK_TOKEN_HEADER, SIGN_HEADER } from '#contract/wire/headers.ts';
import { isBarePath, isV2Path } from '#contract/wire/paths.ts';
import { hashBody, signRequest } from '#contract/wire/signature.ts';
import type { WirePorts } from '../wire-ports.ts';
import { staleAt } from './interpret.ts';
import { type Opened, openPlain, openSealed } from './open-outcome.ts';
import { type RawAnswer, type Transmission, transmit } from './transmit.ts';

/** Urlencoded parameters of a flat input; absent values are left out. */
function parameters(input: unknown): URLSearchParams {
  const pairs = isRecord(input) ? Object.entries(input) : [];
  return new URLSearchParams(
    pairs
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, String(value)]),
  );
}

/** The sealed body as sent [7.01, 7.03], and what it calls itself. */
async function sealedBody(
  engine: CryptoEngine,
  context: RequestContext,
  kind: Exclude<Call['body'], 'query'>,
  input: unknown,
): Promise<{ text: string; contentType: string }> {
  if (kind === 'json') {
    const encrypted = await sealRequest(engine, APP_SECRET, context, JSON.stringify(input));
    return { text: JSON.stringify({ encrypted }), contentType: 'application/json' };
  }
  const encrypted = await sealRequest(engine, APP_SECRET, context, parameters(input).toString());
  return {
    text: new URLSearchParams({ encrypted }).toString(),
    contentType: 'application/x-www-form-urlencoded',
  };
}

/** One sending of a call, everything decided but nonce and time. */
export type Sending = {
  readonly call: Pick<Call, 'method' | 'body' | 'apart'>;
  /** API line the request is sent on. */
  readonly origin: string;
  readonly path: string;
  readonly token: string;
  readonly input: unknown;
  readonly timeoutMs: number;
};

/** Response with the times of its request, monotonic ms. */
export type Exchanged = Opened & {
  readonly url: string;
  readonly sentAt: number;
  readonly receivedAt: number;
};

type Prepared = { readonly nonce: string; readonly transmission: Transmission };

async function prepare(
  ports: WirePorts,
  { call, origin, path, token, input, timeoutMs }: Sending,
): Promise<Prepared> {
  const { engine, identity, clock } = ports;
  const { method } = call;
  const nonce = newNonce(engine);
  const timestamp = String(clock.now());
  const query = call.body === 'query' ? parameters(input).toString() : '';
  const url = `${origin}${path}${query && `?${query}`}`;
  if (isBarePath(path)) return { nonce, transmission: { url, method, headers: {}, body: null, timeoutMs } };
  const sealed =
    call.body === 'query'
      ? null
      : await sealedBody(engine, { method, path, nonce, timestamp }, call.body, input);
  const headers = identity.headers({ token, nonce, timestamp });
  const bodyHash = await hashBody(engine, sealed?.text ?? '');
  const sign = await signRequest(engine, APP_SECRET, { method, path, query, bodyHash, headers });
  const all = {
    ...headers,
    [SIGN_HEADER]: sign,
    ...(sealed ? { 'content-type': sealed.contentType } : {}),
  };
  return {
    nonce,
    transmission: {
      url,
      method,
      headers: all,
      body: sealed?.text ?? null,
      timeoutMs,
      apart: call.apart === true,
    },
  };
}

async function read({ engine }: WirePorts, { call, path }: Sending, nonce: string, { text }: RawAnswer) {
  if (call.method === 'GET' || isV2Path(path)) return openPlain(text);
  return openSealed(text, (timestamp, encrypted) =>
    openAnswer(engine, APP_SECRET, { nonce, timestamp }, encrypted),
  );
}

/** Decrypts a response; reports one that can be decrypted unchanged, and one that cannot as null. */
async function open(
  ports: WirePorts,
  sending: Sending,
  nonce: string,
  answer: RawAnswer,
  sentAt: number,
): Promise<Opened> {
  const { path, input } = sending;
  const { receivedAt } = answer;
  const opened = await read(ports, sending, nonce, answer).catch((thrown: unknown) => {
    ports.onRoundTrip?.({ path, input, outcome: null, sentAt, receivedAt });
    throw thrown;
  });
  ports.onRoundTrip?.({ path, input, outcome: opened.outcome, sentAt, receivedAt });
  return opened;
}

/**
 * Performs one request: headers, seal, signature, decrypted response; with a separate nonce and timestamp each time [7.02,
 * 7.03]. Passes the response’s time to the clock, and stores the verify gateway's token [7.05].
 */
export async function roundTrip(
  ports: WirePorts,
  sending: Sending,
  signal?: AbortSignal,
): Promise<Exchanged> {
  const { nonce, transmission } = await prepare(ports, sending);
  const sentAt = ports.clock.mono();
  const answer = await transmit(ports, transmission, signal);
  const opened = await open(ports, sending, nonce, answer, sentAt);
  const riskToken = answer.headers.get(RISK_TOKEN_HEADER);
  if (riskToken) ports.identity.keepRiskToken(riskToken);
  const server = opened.server ?? staleAt(opened.outcome);
  if (server !== null) ports.clock.hint({ sentAt, receivedAt: answer.receivedAt, server });
  return { ...opened, url: transmission.url, sentAt, receivedAt: answer.receivedAt };
}
