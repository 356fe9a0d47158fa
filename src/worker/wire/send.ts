import { firstValueFrom, Observable } from 'rxjs';
import type { CallName, InputOf, OutputOf } from '#contract/book/table.ts';
import type { Call, CallPath } from '#contract/calls/define-call.ts';
import {
  TIMEOUT_WITH_CREDENTIALS_MS,
  TIMEOUT_WITHOUT_CREDENTIALS_MS,
} from '#contract/calls/request-constants.ts';
import { AppError, appError, toAppError } from '#contract/errors.ts';
import { VERIFIED_RETRY_MS, VERIFY_ROUNDS_MAX } from '#contract/people/captcha/constants.ts';
import {
  type CaptchaKind,
  captchaKindOf,
  type PassedCaptcha,
  withPassedCaptcha,
} from '#contract/wire/captcha.ts';
import { RISK_TOKEN_HEADER } from '#contract/wire/headers.ts';
import { blanksToken, fillPath } from '#contract/wire/paths.ts';
import { wait } from '#timing/wait.ts';
import { type GetAnswer, uncached } from '../storage/cache/answers.ts';
import {
  interpret,
  type Opened,
  openAnswerOf,
  type Sending,
  seal,
  staleAt,
  transmit,
  validated,
} from './http.ts';
import { lineFailure, routeFor } from './origins.ts';
import type { WirePorts } from './wire-ports.ts';

/** Response with the times of its request, monotonic ms. */
export type Exchanged = Opened & {
  readonly url: string;
  readonly sentAt: number;
  readonly receivedAt: number;
};

export type SendOptions = {
  readonly signal?: AbortSignal;
  /** Whether it is a request of the core itself: the viewer is notified only if the session or the whole site is concerned. */
  readonly quiet?: boolean;
  /** True if the caller itself shows network trouble to the viewer. */
  readonly showsNetworkErrors?: boolean;
  /** True to bypass the cached response: it is the one in doubt. */
  readonly fresh?: boolean;
  /** True if it is a prefetch: the next identical request receives this response. */
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

/** Request of a call that may be sent on any line. */
type Request = Omit<Sending, 'origin'> & { readonly call: Call };

/** Options of one delivery; `signal` may be that of several callers. */
type Delivery = Pick<SendOptions, 'quiet' | 'timed'> & { readonly signal: AbortSignal | undefined };

/** Members go to the web/app address, guests to the anonymous one [6.01]. */
export const pathOf = (path: CallPath, member: boolean): string => {
  if (typeof path === 'string') return path;
  return member ? path.member : path.guest;
};

/** 5 s for a call without credentials, else 30 s, unless the call names its own [7.08]. */
const timeoutOf = ({ timeoutMs, credentials }: Pick<Call, 'timeoutMs' | 'credentials'>): number =>
  timeoutMs ?? (credentials === 'none' ? TIMEOUT_WITHOUT_CREDENTIALS_MS : TIMEOUT_WITH_CREDENTIALS_MS);

/** A call as it would travel now. @throws AppError BAD_INPUT, NEEDS_LOGIN for a guest's member call */
export function requestOf(call: Call, name: CallName, input: unknown, sessionToken: string): Request {
  const encoded = call.encode ? call.encode(input) : input;
  const { path, rest } = fillPath(pathOf(call.path, sessionToken !== ''), encoded);
  const token = call.credentials === 'none' || blanksToken(path) ? '' : sessionToken;
  validated(call.request, encoded, { code: 'BAD_INPUT', call: name });
  if (call.credentials === 'member' && !token) throw appError('NEEDS_LOGIN', { call: name });
  return { call, path, token, input: rest, timeoutMs: timeoutOf(call) };
}

/**
 * Sends a request on one line and opens the response. Passes the response’s time to the clock, and stores the verify
 * gateway's token [7.05].
 */
async function exchange(
  ports: WirePorts,
  sending: Sending,
  signal: AbortSignal | undefined,
): Promise<Exchanged> {
  const { engine, clock, identity, onRoundTrip } = ports;
  const { path, input } = sending;
  const { nonce, transmission } = await seal(ports, sending);
  const sentAt = clock.mono();
  const { text, headers, receivedAt } = await transmit(ports, transmission, signal);
  const opened = await openAnswerOf(sending, engine, nonce, text).catch((thrown: unknown) => {
    onRoundTrip?.({ path, input, outcome: null, sentAt, receivedAt });
    throw thrown;
  });
  onRoundTrip?.({ path, input, outcome: opened.outcome, sentAt, receivedAt });
  const riskToken = headers.get(RISK_TOKEN_HEADER);
  if (riskToken) identity.storeRiskToken(riskToken);
  const server = opened.server ?? staleAt(opened.outcome);
  if (server !== null) clock.hint({ sentAt, receivedAt, server });
  return { ...opened, url: transmission.url, sentAt, receivedAt };
}

/** Sends a request once, on the current line. A line that failed is left: the next attempt uses another one. */
async function attempt(
  ports: WirePorts,
  request: Request,
  passed: PassedCaptcha | null,
  { signal, timed }: Pick<Delivery, 'signal' | 'timed'>,
): Promise<unknown> {
  const { route, token } = routeFor(request, ports);
  const origin = route.current();
  const input = passed ? withPassedCaptcha(request.input, passed) : request.input;
  const exchanged = await exchange(ports, { ...request, origin, token, input }, signal).catch(
    (thrown: unknown) => {
      throw lineFailure(route, origin, request.call, thrown);
    },
  );
  route.answered();
  timed?.(exchanged);
  return interpret(exchanged.outcome);
}

/** Attempts so far. A retry resets the resynchronization, a verification both. */
type Tried = { readonly resynced: boolean; readonly retries: number; readonly verifications: number };

/** Step after a failed attempt. `afterMs` comes before the next attempt. */
type NextStep =
  | { readonly is: 'fail' }
  /** The refusal for its timestamp has corrected the clock: nothing was done yet, so one more attempt is safe. */
  | { readonly is: 'resynced'; readonly tried: Tried }
  /** Transport trouble that the call's policy allows to retry; without a policy, as for money, never. */
  | { readonly is: 'retry'; readonly afterMs: number; readonly tried: Tried }
  /** The platform requires a verification first. */
  | { readonly is: 'verify'; readonly kind: CaptchaKind; readonly afterMs: number; readonly tried: Tried };

const SERVER_ERROR = 500;

/**
 * Reports whether a failure is transient, so that the same request may succeed later; a response in the platform's own
 * terms is not.
 */
const isTransient = ({ kind, retry, code, detail }: AppError): boolean =>
  kind === 'network' && retry && (code !== 'HTTP_STATUS' || (detail.status ?? 0) >= SERVER_ERROR);

/** Chooses the step after a failed attempt; a call that names NEED_SAFE among its errors handles that demand itself. */
function nextStep(
  thrown: unknown,
  { retry, errors }: Pick<Call, 'retry' | 'errors'>,
  tried: Tried,
): NextStep {
  if (!(thrown instanceof AppError)) return { is: 'fail' };
  const { code, detail } = thrown;
  const { resynced, retries, verifications } = tried;
  if (code === 'STALE_TIMESTAMP' && !resynced) return { is: 'resynced', tried: { ...tried, resynced: true } };
  if (retry && retries < retry.times && isTransient(thrown))
    return {
      is: 'retry',
      afterMs: retry.delayMs,
      tried: { ...tried, resynced: false, retries: retries + 1 },
    };
  if (code === 'NEED_SAFE' && !errors?.includes('NEED_SAFE') && verifications < VERIFY_ROUNDS_MAX)
    return {
      is: 'verify',
      kind: captchaKindOf(detail.verifyType),
      afterMs: VERIFIED_RETRY_MS,
      tried: { resynced: false, retries: 0, verifications: verifications + 1 },
    };
  return { is: 'fail' };
}

/** Repeats an attempt until it succeeds or finally fails, with a corrected clock, a pause or a verification in between [4.08]. */
export async function deliver(
  { captcha, scheduler }: Pick<WirePorts, 'captcha' | 'scheduler'>,
  call: Pick<Call, 'retry' | 'errors'>,
  { quiet = false, signal }: Pick<Delivery, 'quiet' | 'signal'>,
  attemptWith: (passed: PassedCaptcha | null) => Promise<unknown>,
): Promise<unknown> {
  let passed: PassedCaptcha | null = null;
  let tried: Tried = { resynced: false, retries: 0, verifications: 0 };
  for (;;) {
    try {
      return await attemptWith(passed);
    } catch (thrown) {
      const next = nextStep(thrown, call, tried);
      if (next.is === 'fail') throw thrown;
      if (next.is === 'verify') passed = await captcha.demand(next.kind, { quiet, signal });
      if (next.is !== 'resynced') await firstValueFrom(wait(next.afterMs, scheduler));
      tried = next.tried;
    }
  }
}

/**
 * @param onFailure receives every failed call but cancelled ones.
 * @param getAnswer returns a stored response instead of sending, where one may be used [7.07].
 */
export function createSend(
  ports: WirePorts,
  onFailure: (failure: Failure) => void,
  getAnswer: GetAnswer = uncached,
): Send {
  async function send<Name extends CallName>(
    name: Name,
    input: InputOf<Name>,
    options?: SendOptions,
  ): Promise<OutputOf<Name>>;
  async function send(name: CallName, input: unknown, options: SendOptions = {}): Promise<unknown> {
    const sessionToken = options.token ?? ports.token();
    const found = ports.callNamed(name);
    const call = found instanceof Promise ? await found : found;
    if (!call) throw appError('BAD_INPUT', { call: name });
    try {
      const request = requestOf(call, name, input, sessionToken);
      const { path, token } = request;
      const { signal, fresh = false, isFirst = false } = options;
      return await getAnswer(
        { name, call, path, token, input: request.input, signal, fresh, isFirst },
        (shared) => {
          const delivery = { ...options, signal: shared };
          return deliver(ports, call, delivery, (passed) => attempt(ports, request, passed, delivery));
        },
        (data) => validated(call.response, data, { code: 'BAD_ANSWER', call: name }),
      );
    } catch (thrown) {
      const error = toAppError(thrown);
      const path = pathOf(call.path, sessionToken !== '');
      const { quiet = error.kind === 'network' && options.showsNetworkErrors === true } = options;
      if (error.code !== 'CANCELLED') onFailure({ error, call, path, token: sessionToken, quiet });
      throw error;
    }
  }
  return send;
}

export type SendCall = <Name extends CallName>(
  name: Name,
  input: InputOf<Name>,
) => Observable<OutputOf<Name>>;

/** Work as a stream of one answer: begun on subscription, aborted on unsubscription. */
export const abortable = <Answer>(run: (signal: AbortSignal) => Promise<Answer>): Observable<Answer> =>
  new Observable((subscriber) => {
    const abort = new AbortController();
    let isPending = true;
    run(abort.signal).then(
      (answer) => {
        isPending = false;
        subscriber.next(answer);
        subscriber.complete();
      },
      (error: unknown) => {
        isPending = false;
        subscriber.error(error);
      },
    );
    // An abort makes an error with its stack: not for every answer that has come.
    return () => {
      if (isPending) abort.abort();
    };
  });

/** Sends a call with a waiting viewer: a failure is shown to them, as for a request of the page itself. */
export const sendCallBy =
  (send: Send): SendCall =>
  (name, input) =>
    abortable((signal) => send(name, input, { signal }));

/** A call of the core's own, quiet. */
export const sendCallQuietlyBy =
  (send: Send): SendCall =>
  (name, input) =>
    abortable((signal) => send(name, input, { quiet: true, signal }));
