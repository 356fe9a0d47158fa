import type { Observable } from 'rxjs';
import { fullCallBook } from '#contract/book/table.ts';
import type { FakeTab, TabBrowser } from '#tests/fixtures/tab-browser.ts';
import type { CorePorts } from '#worker/core-ports.ts';
import { createServices } from '#worker/services/services.ts';
import { plainVault } from '#worker/session/vault.ts';
import { type KeyValueStore, memoryStore } from '#worker/storage/key-value-store.ts';
import { swiftEngine } from './network/swift-engine.ts';
import { SIMULATION_START, type SimulatedTime } from './simulated-time.ts';

/** The device a simulation's tabs run on. */
export type Device = {
  readonly time: SimulatedTime;
  readonly fetch: typeof fetch;
  readonly browser: TabBrowser;
  readonly storage: KeyValueStore;
  readonly draw: () => number;
  readonly cameOnline$: Observable<unknown>;
  /** Error of the device clock, ms. */
  wrongByMs: number;
  /** Total sleep of the device, and the part of it during which the monotonic clock stopped, ms. */
  sleptMs: number;
  stoodStillMs: number;
  /** Online status reported by the device. */
  online: boolean;
};

type Clocks = Pick<Device, 'time' | 'wrongByMs' | 'sleptMs' | 'stoodStillMs'>;

/** Since the simulation began; every page and core counts from its own birth. */
export const monotonicOf = ({ time, sleptMs, stoodStillMs }: Clocks): number =>
  time.now() + sleptMs - stoodStillMs;

export const wallClockOf = ({ time, sleptMs, wrongByMs }: Clocks): number =>
  SIMULATION_START + time.now() + sleptMs + wrongByMs;

/** A core's place in a tab; its requests end when it does. */
export type CoreHost = { readonly tab: FakeTab; readonly alive: boolean };

/** Storage as a core has it for as long as it lives: a dead one reads and writes nothing. */
function storageOf(storage: KeyValueStore, host: CoreHost): KeyValueStore {
  const living = <Result>(does: () => Promise<Result>): Promise<Result> =>
    host.alive ? does() : new Promise(() => undefined);
  return {
    get: (key) => living(() => storage.get(key)),
    lookUp: (key) => living(() => storage.lookUp(key)),
    set: (key, value) => living(() => storage.set(key, structuredClone(value))),
    remove: (key) => living(() => storage.remove(key)),
    keys: () => living(() => storage.keys()),
    allKeys: () => living(() => storage.allKeys()),
  };
}

/** The ports of a core on a device. */
export function portsOf(device: Device, life: CoreHost): CorePorts {
  const { time, draw } = device;
  const bornAt = monotonicOf(device);
  const storage = storageOf(device.storage, life);
  return {
    fetch: (input, init) => {
      if (!life.alive) return new Promise(() => undefined);
      return device.online ? device.fetch(input, init) : Promise.reject(new TypeError('no network'));
    },
    engine: swiftEngine,
    callNamed: fullCallBook,
    loadServices: async () => createServices,
    monotonic: () => monotonicOf(device) - bornAt,
    wallClock: () => wallClockOf(device),
    online: () => device.online,
    cameOnline$: device.cameOnline$,
    random: draw,
    scheduler: time.scheduler,
    storage,
    cacheStorage: memoryStore(),
    openVault: (name) => plainVault(storage, name),
    openTabs: life.tab.openTabs,
    locks: life.tab.locks,
  };
}
