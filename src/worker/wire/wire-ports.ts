import type { SchedulerLike } from 'rxjs';
import type { CallBook } from '#contract/calls/call-book.ts';
import type { Clock } from '#contract/units/time.ts';
import type { Outcome } from '#contract/wire/bodies.ts';
import type { CryptoEngine } from '#contract/wire/crypto-engine.ts';
import type { CaptchaGate } from './captcha-gate.ts';
import type { Identity } from './identity.ts';
import type { ApiOrigins } from './origins/api-origins.ts';

/** When a request left, when its answer began, both monotonic ms, and the server time of the answer. */
export type TimeSample = { readonly sentAt: number; readonly receivedAt: number; readonly server: number };

/** As much of `fetch` as the core uses; what is not a browser may bring a leaner one. */
export type WireFetch = (url: string, init: WireRequest) => Promise<WireResponse>;
export type WireRequest = Pick<RequestInit, 'signal' | 'credentials' | 'cache' | 'redirect'> & {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | null;
};
export type WireResponse = Pick<Response, 'ok' | 'status' | 'headers' | 'text' | 'body'> & {
  /** When it came, monotonic ms, where that was before it was handed on. */
  readonly receivedAt?: number;
};

/** What a request brought, opened, before the core looks into it. */
export type RoundTrip = {
  readonly path: string;
  readonly input: unknown;
  /** Null when the answer would not open. */
  readonly outcome: Outcome | null;
  /** When the request left and the answer came, monotonic ms. */
  readonly sentAt: number;
  readonly receivedAt: number;
};

/** What the wrapper needs. */
export type WirePorts = {
  readonly fetch: WireFetch;
  readonly engine: CryptoEngine;
  readonly callNamed: CallBook;
  readonly scheduler: SchedulerLike;
  /** False only when the device itself knows it has no network. */
  readonly online: () => boolean;
  readonly clock: Clock & {
    /** An answer carried the server's time. */
    hint(sample: TimeSample): void;
  };
  readonly identity: Identity;
  readonly origins: ApiOrigins;
  /** Where news is asked for instead of the origins; null in production builds [7.06]. */
  readonly newsOrigin: string | null;
  readonly captcha: CaptchaGate;
  /** Blank for a guest [4.02]. */
  readonly token: () => string;
  /** Listens in, for measurements: changes nothing. */
  readonly onRoundTrip?: (roundTrip: RoundTrip) => void;
};
