import * as v from 'valibot';
import type { Call } from '#contract/calls/define-call.ts';
import { appError, type ErrorDetail, toAppError } from '#contract/errors.ts';
import { PLATFORM_CODES, refusalCodeOf } from '#contract/platform-codes.ts';
import { isRecord } from '#contract/text/narrowing.ts';
import { Outcome, RefusalData, SealedAnswer } from '#contract/wire/bodies.ts';
import type { CryptoEngine } from '#contract/wire/crypto/crypto-engine.ts';
import {
  hashBody,
  newNonce,
  openAnswer,
  type RequestContext,
  sealRequest,
  signRequest,
} from '#contract/wire/envelope.ts';
import { APP_SECRET, SIGN_HEADER } from '#contract/wire/headers.ts';
import { isBarePath, isV2Path } from '#contract/wire/paths.ts';
import type { WirePorts } from './wire-ports.ts';

/** One HTTP request, everything decided. */
export type Transmission = {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly timeoutMs: number;
  /** True if it uses separate connections, see the calls. */
  readonly apart?: boolean;
};

/** Request of a call on one line, everything decided but nonce and time. */
export type Sending = {
  readonly call: Pick<Call, 'method' | 'body' | 'apart'>;
  /** API line the request is sent on. */
  readonly origin: string;
  readonly path: string;
  readonly token: string;
  readonly input: unknown;
  readonly timeoutMs: number;
};

/** Urlencoded parameters of a flat input; absent values are left out. */
function parameters(input: unknown): string {
  const pairs = isRecord(input) ? Object.entries(input) : [];
  const present = pairs.filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(present.map(([name, value]) => [name, String(value)])).toString();
}

/** The sealed body as sent [7.01, 7.03], and its content type. */
async function sealedBody(
  engine: CryptoEngine,
  context: RequestContext,
  kind: Exclude<Call['body'], 'query'>,
  input: unknown,
): Promise<{ readonly text: string; readonly contentType: string }> {
  const text = kind === 'json' ? JSON.stringify(input) : parameters(input);
  const encrypted = await sealRequest(engine, APP_SECRET, context, text);
  if (kind === 'json') return { text: JSON.stringify({ encrypted }), contentType: 'application/json' };
  return {
    text: new URLSearchParams({ encrypted }).toString(),
    contentType: 'application/x-www-form-urlencoded',
  };
}

/** Seals and signs a request; with a separate nonce and timestamp each time [7.02, 7.03]. */
export async function seal(
  { engine, identity, clock }: Pick<WirePorts, 'engine' | 'identity' | 'clock'>,
  { call, origin, path, token, input, timeoutMs }: Sending,
): Promise<{ readonly nonce: string; readonly transmission: Transmission }> {
  const { method, apart = false } = call;
  const nonce = newNonce(engine);
  const timestamp = String(clock.now());
  const query = call.body === 'query' ? parameters(input) : '';
  const url = `${origin}${path}${query && `?${query}`}`;
  if (isBarePath(path)) return { nonce, transmission: { url, method, headers: {}, body: null, timeoutMs } };
  const context = { method, path, nonce, timestamp };
  const sealed = call.body === 'query' ? null : await sealedBody(engine, context, call.body, input);
  const body = sealed?.text ?? null;
  const identified = identity.headers({ token, nonce, timestamp });
  const bodyHash = await hashBody(engine, body ?? '');
  const sign = await signRequest(engine, APP_SECRET, { method, path, query, bodyHash, headers: identified });
  const headers = {
    ...identified,
    [SIGN_HEADER]: sign,
    ...(sealed ? { 'content-type': sealed.contentType } : {}),
  };
  return { nonce, transmission: { url, method, headers, body, timeoutMs, apart } };
}

/** HTTP response whose body has come whole. `receivedAt`: monotonic ms. */
export type RawAnswer = { readonly text: string; readonly headers: Headers; readonly receivedAt: number };

type TransmitPorts = Pick<WirePorts, 'fetch' | 'scheduler' | 'online' | 'clock'>;

/**
 * One HTTP request, body and all inside one time limit.
 * @throws AppError TIMEOUT, CANCELLED, OFFLINE, NETWORK_ABNORMAL, or HTTP_STATUS with detail.status.
 */
export async function transmit(
  ports: TransmitPorts,
  { url, method, headers, body, timeoutMs, apart = false }: Transmission,
  signal?: AbortSignal,
): Promise<RawAnswer> {
  const abort = new AbortController();
  const cancel = () => abort.abort(appError('CANCELLED'));
  const timer = ports.scheduler.schedule(() => abort.abort(appError('TIMEOUT')), timeoutMs);
  if (signal?.aborted) cancel();
  signal?.addEventListener('abort', cancel);
  try {
    const response = await ports.fetch(url, {
      method,
      headers,
      body,
      signal: abort.signal,
      // The platform uses no cookies. Chromium has six HTTP/1 connections to a host for requests that may carry one and six
      // for the others, so a long poll continues while every other call hangs.
      credentials: apart ? 'same-origin' : 'omit',
      cache: 'no-store',
      // A redirect would send the token and the sealed body to another origin; `fetch` removes only Authorization.
      redirect: 'error',
    });
    const receivedAt = response.receivedAt ?? ports.clock.mono();
    if (!response.ok) throw appError('HTTP_STATUS', { status: response.status });
    return { text: await response.text(), headers: response.headers, receivedAt };
  } catch (thrown) {
    if (abort.signal.aborted) throw toAppError(abort.signal.reason);
    if (thrown instanceof TypeError)
      throw appError(ports.online() ? 'NETWORK_ABNORMAL' : 'OFFLINE', {}, thrown);
    throw toAppError(thrown);
  } finally {
    timer.unsubscribe();
    signal?.removeEventListener('abort', cancel);
  }
}

export type Opened = {
  readonly outcome: Outcome;
  /** Epoch ms of the server at the answer, when the answer has it. */
  readonly server: number | null;
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const notAnObject = (text: string) =>
  appError('NOT_AN_OBJECT', text.trimStart().startsWith('<') ? { isPage: true } : {});

function outcomeIn(text: string): Outcome {
  const outcome = v.safeParse(Outcome, parsed(text));
  if (!outcome.success) throw notAnObject(text);
  return outcome.output;
}

/** @throws AppError NOT_AN_OBJECT for anything but `{ code, … }` [8.12]. */
export const openPlain = (text: string): Opened => ({ outcome: outcomeIn(text), server: null });

/** Opens an answer sealed under its own timestamp [7.03]. @throws AppError NOT_AN_OBJECT, BAD_SEAL. */
export async function openSealed(
  text: string,
  open: (timestamp: string, encrypted: string) => Promise<string>,
): Promise<Opened> {
  const sealed = v.safeParse(SealedAnswer, parsed(text));
  if (!sealed.success) throw notAnObject(text);
  const { timestamp, encrypted } = sealed.output;
  const outcome = outcomeIn(await open(timestamp, encrypted));
  const server = Number(timestamp);
  return { outcome, server: Number.isFinite(server) ? server : null };
}

/** Opens the answer to a call; those of GET and of version-2 paths are not sealed [7.03]. @throws AppError NOT_AN_OBJECT, BAD_SEAL. */
export async function openAnswerOf(
  { call, path }: { readonly call: Pick<Call, 'method'>; readonly path: string },
  engine: CryptoEngine,
  nonce: string,
  text: string,
): Promise<Opened> {
  if (call.method === 'GET' || isV2Path(path)) return openPlain(text);
  return openSealed(text, (timestamp, encrypted) =>
    openAnswer(engine, APP_SECRET, { nonce, timestamp }, encrypted),
  );
}

function detailOf({ code, message, data }: Outcome): ErrorDetail {
  const refusal = v.safeParse(RefusalData, data);
  const { until, waitMs, max, maintenance, verifyType, left, limit, proof } = refusal.success
    ? refusal.output
    : {};
  return {
    platformCode: code,
    ...(message ? { message } : {}),
    ...(until === undefined ? {} : { until }),
    ...(waitMs === undefined ? {} : { waitMs }),
    ...(max === undefined ? {} : { max }),
    ...(maintenance === undefined ? {} : { maintenance }),
    ...(verifyType === undefined ? {} : { verifyType }),
    ...(left === undefined ? {} : { left }),
    ...(limit === undefined ? {} : { limit }),
    ...(proof === undefined ? {} : { proof }),
  };
}

/** Returns the data of a success. @throws AppError by the platform's code; UNKNOWN_CODE keeps the number [8.01]. */
export function interpret(outcome: Outcome): unknown {
  if (outcome.code === PLATFORM_CODES.SUCCESS) return outcome.data;
  throw appError(refusalCodeOf(outcome.code) ?? 'UNKNOWN_CODE', detailOf(outcome));
}

/** Server time beside a STALE_TIMESTAMP refusal, else null. */
export function staleAt({ code, data }: Outcome): number | null {
  if (code !== PLATFORM_CODES.STALE_TIMESTAMP) return null;
  const refusal = v.safeParse(RefusalData, data);
  return (refusal.success && refusal.output.now) || null;
}

/** Validates an external value. @throws AppError with the code given; detail.path names the field. */
export function validated<Schema extends v.GenericSchema<unknown, unknown>>(
  schema: Schema,
  value: unknown,
  blame: { readonly code: 'BAD_INPUT' | 'BAD_ANSWER'; readonly call: string },
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw appError(blame.code, { call: blame.call, path: v.getDotPath(issue) ?? '' });
}
