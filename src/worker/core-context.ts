import type { BehaviorSubject, Observable, SchedulerLike } from 'rxjs';
import type { CallBook } from '#contract/calls/define-call.ts';
import type { ServerClock } from '#worker/clock/server-clock.ts';
import type { SessionState } from '#worker/session/session-state.ts';
import type { KeyValueStore } from '#worker/storage/key-value-store.ts';
import type { Tabs } from '#worker/tabs/tab-messages.ts';
import type { ReadLastResponse } from '#worker/wire/last-response.ts';
import type { StreamCounts } from './bridge/streams/stream-registry.ts';
import type { Movements } from './tabs/money-movements.ts';
import type { Failure, Send, SendCall } from './wire/send.ts';

/** Dependencies shared by every service of the core. */
export type CoreContext = {
  readonly send: Send;
  readonly callNamed: CallBook;
  readonly sendCall: SendCall;
  /** Returns the response to a call on the last visit. */
  readonly lastKnown: ReadLastResponse;
  readonly session$: BehaviorSubject<SessionState>;
  readonly clock: ServerClock;
  readonly hidden$: Observable<boolean>;
  /** The device has a network again. */
  readonly cameOnline$: Observable<unknown>;
  /** The platform answers again after failures, or the device has a network again. */
  readonly reachable$: Observable<unknown>;
  readonly storage: KeyValueStore;
  /** The other tabs of this site. */
  readonly tabs: Tabs;
  readonly scheduler: SchedulerLike;
  readonly random: () => number;
  /** Emits when the member’s balance has changed. */
  readonly movements: Movements;
  /** Counts of items the streams to the page left out. */
  readonly streamCounts: StreamCounts;
  /** Calls that failed for good. */
  readonly failures$: Observable<Failure>;
};
