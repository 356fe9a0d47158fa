import type { Observable, SchedulerLike } from 'rxjs';
import type { CallBook } from '#contract/calls/call-book.ts';
import type { CryptoEngine } from '#contract/wire/crypto-engine.ts';
import type { ResourceTiming } from './clock/time-sync.ts';
import type { createServices } from './services/services.ts';
import type { Vault } from './session/vault.ts';
import type { KeyValueStore } from './storage/key-value-store.ts';
import type { TabChannel } from './tabs/tab-channel.ts';
import type { TabLocks } from './tabs/tab-locks.ts';
import type { RoundTrip, WireFetch } from './wire/wire-ports.ts';

/** Everything the core asks of the realm it runs in: a worker, a test, a virtual viewer in Node. */
export type CorePorts = {
  readonly fetch: WireFetch;
  /** Where the core's own script comes from. Left out where that says nothing about the platform: in Node. */
  readonly ownOrigin?: string;
  readonly engine: CryptoEngine;
  /** The table of calls, whole or as far as it has come. */
  readonly callNamed: CallBook;
  /** Brings the code of the services with state. */
  readonly loadServices: () => Promise<typeof createServices>;
  /** Monotonic ms. */
  readonly monotonic: () => number;
  /** Epoch ms of the device, right or wrong. */
  readonly wallClock: () => number;
  readonly online: () => boolean;
  /** The device has a network again. */
  readonly cameOnline$: Observable<unknown>;
  /** 0 ≤ n < 1. */
  readonly random: () => number;
  readonly scheduler: SchedulerLike;
  readonly storage: KeyValueStore;
  /** Where answers rest that may be used again; apart, so that a full disk takes nothing else with it. */
  readonly cacheStorage: KeyValueStore;
  /** Where the token of this site rests. */
  readonly openVault: (name: string) => Vault;
  readonly openTabs: (name: string) => TabChannel;
  /** Turns shared with the other tabs; null where there are none (plain http): then every tab asks for itself. */
  readonly locks: TabLocks | null;
  readonly resourceTiming?: ResourceTiming;
  readonly onRoundTrip?: (roundTrip: RoundTrip) => void;
};
