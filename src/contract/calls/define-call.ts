import type * as v from 'valibot';
import type { RefusalCode } from '../error-codes.table.ts';

type AnySchema = v.GenericSchema<unknown, unknown>;

/** Whether a call needs a login, and which token it sends. none: never a token, and the short time-out [7.04, 7.08]. */
export type Credentials = 'none' | 'optional' | 'member';

/** One address, or one for members and one for guests [6.01]. */
export type CallPath = string | { readonly member: string; readonly guest: string };

/**
 * Caller allowed for a call: the page itself, or only a service of the core, because the page must not handle its response
 * or effect.
 */
export type CallOwner = 'page' | 'core';

/** Audience of a response: the same for all clients, or specific to the member and discarded at logout. */
export type Audience = 'everybody' | 'member';

/** Number of retries by the wrapper itself after a transport failure. None for money. */
export type RetryPolicy = { readonly times: 0 | 1 | 2; readonly delayMs: number };

/**
 * A call is one value: the core sends with it, the sandbox answers with it; docs, contract tests and replay derive from it.
 * `request` describes the wire. `encode` is there where the wire's names differ from ours.
 */
export type Call<
  Request extends AnySchema = AnySchema,
  Response extends AnySchema = AnySchema,
  Input = v.InferInput<Request>,
  Owner extends CallOwner = CallOwner,
  For extends Audience = Audience,
> = {
  readonly summary: string;
  readonly requirement: string;
  readonly method: 'GET' | 'POST';
  readonly path: CallPath;
  /** json: sealed JSON; form: sealed urlencoded text in a form field; query: a GET's query string. */
  readonly body: 'json' | 'form' | 'query';
  readonly credentials: Credentials;
  /** The core by default: a new call is closed to the page unless declared otherwise. */
  readonly owner?: Owner;
  /** Public by default. */
  readonly audience?: For;
  /** Changes state once: carries its own request id and is never retried blindly [4.05]. */
  readonly command?: true;
  /** A balance is different afterwards. */
  readonly movesMoney?: true;
  readonly request: Request;
  readonly response: Response;
  encode?(input: Input): v.InferInput<Request>;
  readonly retry?: RetryPolicy;
  readonly timeoutMs?: number;
  /** Seconds an answer may be used again [4.11]; the site's whitelist may name further paths [7.07]. */
  readonly cacheSeconds?: number;
  /**
   * The last response is cached for the start of the next visit, where it is shown with its time until a newer one arrives.
   * Only for public responses.
   */
  readonly cachedAcrossVisits?: true;
  readonly errors?: readonly RefusalCode[];
  /** Uses separate connections where a browser has only six per host, so that other hanging calls do not delay it. */
  readonly apart?: true;
  /** Carries a file: its failures are shown only to the member who sent it [8.14]. */
  readonly upload?: true;
  /** An extension of ours that the platform does not have. */
  readonly extension?: true;
};

/** A command is of the core and is neither repeated nor answered from a cache; only a command moves money. */
type Effect =
  | { readonly command?: never; readonly movesMoney?: never }
  | {
      readonly command: true;
      readonly movesMoney?: true;
      readonly owner?: 'core';
      readonly retry?: never;
      readonly cacheSeconds?: never;
    };

/** Defines a call, preserving its exact schema types, its owner and its audience, and whether it is a command. */
export const defineCall = <
  Request extends AnySchema,
  Response extends AnySchema,
  Input = v.InferInput<Request>,
  Owner extends CallOwner = 'core',
  For extends Audience = 'everybody',
  Commands extends true | undefined = undefined,
>(
  call: Call<Request, Response, Input, Owner, For> & Effect & { readonly command?: Commands },
): Call<Request, Response, Input, Owner, For> & { readonly command?: Commands } => call;

/** Input that the page passes to a call. */
export type CallInput<C> = C extends Call<AnySchema, AnySchema, infer Input> ? Input : never;
/** Output for the page: parsed domain values. */
export type CallOutput<C> = C extends { readonly response: infer R extends AnySchema }
  ? v.InferOutput<R>
  : never;

/** Finds a call by its name: at once, or once its part of the table has come. Undefined for a name that is no call. */
export type CallBook = (name: string) => Call | undefined | Promise<Call | undefined>;
