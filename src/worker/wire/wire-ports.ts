import type { SchedulerLike } from 'rxjs';
import type { Clock } from '#contract/units/time.ts';
import type { CryptoEngine } from '#contract/wire/crypto-engine.ts';
import type { ApiLines } from './api-lines.ts';
import type { Identity } from './identity.ts';
import type { VerificationDesk } from './verification-desk.ts';

/** When a request left, when its answer began, both monotonic ms, and the server time the answer told. */
export type TimeSample = { readonly sentAt: number; readonly receivedAt: number; readonly server: number };

/** The wrapper's surroundings. */
export type WirePorts = {
  readonly fetch: typeof fetch;
  readonly engine: CryptoEngine;
  readonly scheduler: SchedulerLike;
  /** False only when the device itself knows it has no network. */
  readonly online: () => boolean;
  readonly clock: Clock & {
    /** An answer told the server's time in passing. */
    hint(sample: TimeSample): void;
  };
  readonly identity: Identity;
  readonly lines: ApiLines;
  /** Where news is asked for instead of the lines; null in production builds [7.06]. */
  readonly newsOrigin: string | null;
  readonly verification: VerificationDesk;
  /** Blank for a guest [4.02]. */
  readonly token: () => string;
};
