import type { SchedulerLike } from 'rxjs';
import type { CallBook } from '#contract/calls/define-call.ts';
import type { Clock } from '#contract/units/time.ts';
import type { Outcome } from '#contract/wire/bodies.ts';
import type { CryptoEngine } from '#contract/wire/crypto/crypto-engine.ts';
import type { CaptchaGate } from './captcha-gate.ts';
import type { Identity } from './identity.ts';
import type { ApiOrigins } from './origins.ts';

/** Times a request was sent and its response began, both monotonic ms, and the server time of the response. */
export type TimeSample = { readonly sentAt: number; readonly receivedAt: number; readonly server: number };

/** Subset of `fetch` that the core uses; realms other than browsers may provide a leaner one. */
export type WireFetch = (url: string, init: WireRequest) => Promise<WireResponse>;
export type WireRequest = Pick<RequestInit, 'signal' | 'credentials' | 'cache' | 'redirect'> & {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | null;
};
export type WireResponse = Pick<Response, 'ok' | 'status' | 'headers' | 'text' | 'body'> & {
  /** Time the response arrived, monotonic ms, where that was before it was handed on. */
  readonly receivedAt?: number;
};

/** Decrypted response to a request, before the core parses it. */
export type RoundTrip = {
  readonly path: string;
  readonly input: unknown;
  /** Null when the answer would not open. */
  readonly outcome: Outcome | null;
  /** Times the request was sent and the response arrived, monotonic ms. */
  readonly sentAt: number;
  readonly receivedAt: number;
};

/** Dependencies of the wrapper. */
export type WirePorts = {
  readonly fetch: WireFetch;
  readonly engine: CryptoEngine;
  readonly callNamed: CallBook;
  readonly scheduler: SchedulerLike;
  /** Reports whether there may be a network: false only when the device itself reports none. */
  readonly online: () => boolean;
  readonly clock: Clock & {
    /** An answer carried the server's time. */
    hint(sample: TimeSample): void;
  };
  readonly identity: Identity;
  readonly origins: ApiOrigins;
  /** Origin of news requests instead of the site’s; null in production builds [7.06]. */
  readonly newsOrigin: string | null;
  readonly captcha: CaptchaGate;
  /** Blank for a guest [4.02]. */
  readonly token: () => string;
  /** Listens in, for measurements: changes nothing. */
  readonly onRoundTrip?: (roundTrip: RoundTrip) => void;
};
