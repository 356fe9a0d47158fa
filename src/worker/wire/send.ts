import { firstValueFrom } from 'rxjs';
import type { CallName, InputOf, OutputOf } from '#contract/book/table.ts';
import type { Call } from '#contract/calls/define-call.ts';
import {
  TIMEOUT_WITH_CREDENTIALS_MS,
  TIMEOUT_WITHOUT_CREDENTIALS_MS,
} from '#contract/calls/request-constants.ts';
import { AppError, appError, toAppError } from '#contract/errors.ts';
import { withPassedCaptcha } from '#contract/wire/captcha.ts';
import { fillPath } from '#contract/wire/path-places.ts';
import { blanksToken } from '#contract/wire/paths.ts';
import { wait } from '#timing/wait.ts';
import { type CachedFetch, passThrough } from '#worker/storage/cache/answer-cache.ts';
import { type Exchanged, roundTrip, type Sending } from './http/http-round-trip.ts';
import { interpret } from './http/interpret.ts';
import { pathOf } from './http/path-of.ts';
import { withRetry } from './http/retry.ts';
import { validated } from './http/validate.ts';
import { routeFor } from './origins/news-domain.ts';
import { onOrigin } from './origins/origin-trouble.ts';
import { verified } from './verified.ts';
import type { WirePorts } from './wire-ports.ts';

/** 5 s for a call without credentials, else 30 s, unless the call names its own [7.08]. */
const timeoutOf = ({ timeoutMs, credentials }: Pick<Call, 'timeoutMs' | 'credentials'>): number =>
  timeoutMs ?? (credentials === 'none' ? TIMEOUT_WITHOUT_CREDENTIALS_MS : TIMEOUT_WITH_CREDENTIALS_MS);

export type SendOptions = {
  readonly signal?: AbortSignal;
  /** Whether it is a request of the core itself: the viewer is notified only if the session or the whole site is concerned. */
  readonly quiet?: boolean;
  /** Whether the caller itself shows network trouble to the viewer. */
  readonly tellsTrouble?: boolean;
  /** Whether to bypass the cached response: it is the one in doubt. */
  readonly fresh?: boolean;
  /** Whether it is a prefetch: the next identical request receives this response. */
  readonly isFirst?: boolean;
  /** Token to use instead of the session's. */
  readonly token?: string;
  /** Receives the times of the request, for the clock. */
  readonly timed?: (exchanged: Exchanged) => void;
};

/** A call that failed for good, with what decides who must hear of it. */
export type Failure = {
  readonly error: AppError;
  readonly call: Pick<Call, 'errors' | 'upload'>;
  readonly path: string;
  readonly token: string;
  readonly quiet: boolean;
};

/**
 * Sends a call; every call of the product uses this [7.01].
 * @throws AppError: BAD_INPUT before sending, NEEDS_LOGIN for a guest's member call, transport codes, BAD_ANSWER with the
 * path, or the platform's code.
 */
export type Send = <Name extends CallName>(
  name: Name,
  input: InputOf<Name>,
  options?: SendOptions,
) => Promise<OutputOf<Name>>;

const isStale = (thrown: unknown) => thrown instanceof AppError && thrown.code === 'STALE_TIMESTAMP';

/** A sending whose way is not yet chosen. */
type Prepared = Omit<Sending, 'origin'> & { readonly call: Call };

async function once(ports: WirePorts, prepared: Prepared, { signal, timed }: SendOptions): Promise<unknown> {
  const { origins, token } = routeFor(prepared, ports);
  const exchanged = await onOrigin(origins, prepared.call, (origin) =>
    roundTrip(ports, { ...prepared, origin, token }, signal),
  );
  timed?.(exchanged);
  return interpret(exchanged.outcome);
}

/** A refusal for its timestamp has set the clock right by itself: one more try is safe, nothing was done yet. */
const onceOrResynced = (ports: WirePorts, prepared: Prepared, options: SendOptions) =>
  once(ports, prepared, options).catch((thrown: unknown) => {
    if (!isStale(thrown)) throw thrown;
    return once(ports, prepared, options);
  });

/** A call as it would travel now. @throws AppError BAD_INPUT, NEEDS_LOGIN for a guest's member call */
export function preparedOf(call: Call, name: CallName, input: unknown, sessionToken: string): Prepared {
  const encoded = call.encode ? call.encode(input) : input;
  const { path, rest } = fillPath(pathOf(call.path, sessionToken !== ''), encoded);
  const token = call.credentials === 'none' || blanksToken(path) ? '' : sessionToken;
  validated(call.request, encoded, { code: 'BAD_INPUT', call: name });
  if (call.credentials === 'member' && !token) throw appError('NEEDS_LOGIN', { call: name });
  return { call, path, token, input: rest, timeoutMs: timeoutOf(call) };
}

/**
 * @param onFailure receives every failed call but cancelled ones.
 * @param cached returns a cached response instead of sending, where one may be used [7.07].
 */
export function createSend(
  ports: WirePorts,
  onFailure: (failure: Failure) => void,
  cached: CachedFetch = passThrough,
): Send {
  const pause = async (ms: number) => void (await firstValueFrom(wait(ms, ports.scheduler)));

  /** Retries until it succeeds or finally fails: with another line, another timestamp, or a verification in between. */
  const deliver = (prepared: Prepared, options: SendOptions): Promise<unknown> => {
    const { quiet = false, signal } = options;
    const own = prepared.call.errors?.includes('NEED_SAFE') ?? false;
    return verified({ gate: ports.captcha, quiet, signal, own, pause }, (passed) => {
      const input = passed ? withPassedCaptcha(prepared.input, passed) : prepared.input;
      const again = () => onceOrResynced(ports, { ...prepared, input }, options);
      return withRetry(prepared.call.retry, again, pause);
    });
  };

  async function send<Name extends CallName>(
    name: Name,
    input: InputOf<Name>,
    options?: SendOptions,
  ): Promise<OutputOf<Name>>;
  async function send(name: CallName, input: unknown, options: SendOptions = {}): Promise<unknown> {
    const token = options.token ?? ports.token();
    const found = ports.callNamed(name);
    const call = found instanceof Promise ? await found : found;
    if (!call) throw appError('BAD_INPUT', { call: name });
    try {
      const prepared = preparedOf(call, name, input, token);
      const asked = { name, call, path: prepared.path, token: prepared.token, input: prepared.input };
      return await cached(
        {
          ...asked,
          signal: options.signal,
          fresh: options.fresh === true,
          isFirst: options.isFirst === true,
        },
        (signal) => deliver(prepared, signal ? { ...options, signal } : options),
        (data) => validated(call.response, data, { code: 'BAD_ANSWER', call: name }),
      );
    } catch (thrown) {
      const error = toAppError(thrown);
      const path = pathOf(call.path, token !== '');
      const { quiet = error.kind === 'network' && options.tellsTrouble === true } = options;
      if (error.code !== 'CANCELLED') onFailure({ error, call, path, token, quiet });
      throw error;
    }
  }
  return send;
}
