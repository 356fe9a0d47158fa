import type * as v from 'valibot';
import type { PlatformCodeName } from '../platform-codes.ts';

type AnySchema = v.GenericSchema<unknown, unknown>;

/** Who may call, and which token travels. none: never a token, and the short time-out [7.04, 7.08]. */
export type Credentials = 'none' | 'optional' | 'member';

/** One address, or one for members and one for guests [6.01]. */
export type CallPath = string | { readonly member: string; readonly guest: string };

/** Who may ask a call: the page itself, or only a service of the core, because its answer or effect is not the page's to handle. */
export type CallOwner = 'page' | 'core';

/** Whose an answer is: the same for everybody, or of the member who asked, and gone with them. */
export type Audience = 'everybody' | 'member';

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
  /** The core where absent: a new call is closed to the page until it says otherwise. */
  readonly owner?: Owner;
  /** Everybody where absent. */
  readonly audience?: For;
  /** Changes something once: carries an id of its own and is never sent again blindly [4.05]. */
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
   * The last answer stays for the beginning of the next visit, where it is shown as of its time until a newer one comes.
   * Only for what is the same for everybody.
   */
  readonly keptOverVisits?: true;
  readonly errors?: readonly PlatformCodeName[];
  /** Goes by connections of its own where a browser has only six to a host: other calls that hang do not hold it up. */
  readonly apart?: true;
  /** Carries a file: its failures are shown to the person who sent it and to nobody else [8.14]. */
  readonly upload?: true;
  /** Not on the platform: an extension of ours. */
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

/** Keeps the exact schema types of a call, its owner and its audience, and whether it is a command. */
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

/** What the page passes to a call. */
export type CallInput<C> = C extends Call<AnySchema, AnySchema, infer Input> ? Input : never;
/** What the page gets: parsed domain values. */
export type CallOutput<C> = C extends { readonly response: infer R extends AnySchema }
  ? v.InferOutput<R>
  : never;
