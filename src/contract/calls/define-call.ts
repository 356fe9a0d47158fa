import type * as v from 'valibot';
import type { PlatformCodeName } from '../platform-codes.ts';

type AnySchema = v.GenericSchema<unknown, unknown>;

/** Who may call, and which token travels. none: never a token, and the short time-out [7.04, 7.08]. */
export type Credentials = 'none' | 'optional' | 'member';

/** One address, or one for members and one for guests [6.01]. */
export type CallPath = string | { readonly member: string; readonly guest: string };

/** How often the wrapper itself may send again after a transport failure. Money never. */
export type RetryPolicy = { readonly times: 0 | 1 | 2; readonly delayMs: number };

/**
 * A call is one value: the core sends with it, the sandbox answers with it; docs, contract tests and replay derive from it.
 * `request` describes the wire. `encode` is there where the wire's names differ from ours.
 */
export type Call<
  Request extends AnySchema = AnySchema,
  Response extends AnySchema = AnySchema,
  Input = v.InferInput<Request>,
> = {
  readonly summary: string;
  readonly requirement: string;
  readonly method: 'GET' | 'POST';
  readonly path: CallPath;
  /** json: sealed JSON; form: sealed urlencoded text in a form field; query: a GET's query string. */
  readonly body: 'json' | 'form' | 'query';
  readonly credentials: Credentials;
  readonly request: Request;
  readonly response: Response;
  encode?(input: Input): v.InferInput<Request>;
  readonly retry?: RetryPolicy;
  readonly timeoutMs?: number;
  /** Seconds an answer may be used again [4.11]; the site's whitelist may name further paths [7.07]. */
  readonly cacheSeconds?: number;
  readonly errors?: readonly PlatformCodeName[];
  /** Carries a file: its failures are told to whoever sent it and to nobody else [8.14]. */
  readonly upload?: true;
  /** Not on the platform: an extension of ours. */
  readonly extension?: true;
};

/** Keeps the exact schema types of a call. */
export const defineCall = <
  Request extends AnySchema,
  Response extends AnySchema,
  Input = v.InferInput<Request>,
>(
  call: Call<Request, Response, Input>,
): Call<Request, Response, Input> => call;

/** What the page passes to a call. */
export type CallInput<C> = C extends Call<AnySchema, AnySchema, infer Input> ? Input : never;
/** What the page gets: parsed domain values. */
export type CallOutput<C> = C extends { readonly response: infer R extends AnySchema }
  ? v.InferOutput<R>
  : never;
