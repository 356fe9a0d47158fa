import type { Call } from '#contract/calls/define-call.ts';
import { appError, toAppError } from '#contract/errors.ts';
import { isRecord } from '#contract/units/is-record.ts';
import { APP_SECRET } from '#contract/wire/app-secret.ts';
import type { CryptoEngine } from '#contract/wire/crypto/crypto-engine.ts';
import { newNonce, type RequestContext, sealRequest } from '#contract/wire/envelope.ts';
import { SIGN_HEADER } from '#contract/wire/headers.ts';
import { isBarePath } from '#contract/wire/paths.ts';
import { hashBody, signRequest } from '#contract/wire/signature.ts';
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
