import type { Observable, SchedulerLike } from 'rxjs';
import type { CallBook } from '#contract/calls/define-call.ts';
import type { CryptoEngine } from '#contract/wire/crypto/crypto-engine.ts';
import type { ResourceTiming } from './clock/time-sync.ts';
import type { createServices } from './services/services.ts';
import type { Vault } from './session/vault.ts';
import type { KeyValueStore } from './storage/key-value-store.ts';
import type { TabChannel } from './tabs/tab-channel.ts';
import type { TabLocks } from './tabs/tab-locks.ts';
import type { RoundTrip, WireFetch } from './wire/wire-ports.ts';

/** Dependencies of the core on the realm it runs in: a worker, a test, a virtual viewer in Node. */
export type CorePorts = {
  readonly fetch: WireFetch;
  /** Origin of the core’s own script. Absent in Node, where it is unrelated to the platform. */
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
  /** Storage of reusable responses; separate, so that a full disk affects nothing else. */
  readonly cacheStorage: KeyValueStore;
  /** Opens the storage of this site’s token. */
  readonly openVault: (name: string) => Vault;
  readonly openTabs: (name: string) => TabChannel;
  /** Locks shared with the other tabs; null where there are none (plain http): then every tab sends its own requests. */
  readonly locks: TabLocks | null;
  readonly resourceTiming?: ResourceTiming;
  readonly onRoundTrip?: (roundTrip: RoundTrip) => void;
};
