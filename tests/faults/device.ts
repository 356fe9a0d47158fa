import type { FakeTab, TabBrowser } from '#tests/fixtures/tab-browser.ts';
import type { CorePorts } from '#worker/core-ports.ts';
import { plainVault } from '#worker/session/vault.ts';
import type { KeyValueStore } from '#worker/storage/key-value-store.ts';
import { memoryStore } from '#worker/storage/memory-store.ts';
import { type SimulatedTime, STORY_START } from './simulated-time.ts';
import { swiftEngine } from './swift-engine.ts';

/** The device a story's tabs run on. */
export type Device = {
  readonly time: SimulatedTime;
  readonly fetch: typeof fetch;
  readonly browser: TabBrowser;
  readonly storage: KeyValueStore;
  readonly draw: () => number;
  /** What its owner set its clock wrong by, and how long it slept, ms. */
  wrongByMs: number;
  sleptMs: number;
};

/** A core's place in a tab; its requests end when it does. */
export type Place = { readonly tab: FakeTab; readonly alive: boolean };

/** Storage as a core has it for as long as it lives: a dead one reads and writes nothing. */
function storageOf(storage: KeyValueStore, place: Place): KeyValueStore {
  const living = <Result>(does: () => Promise<Result>): Promise<Result> =>
    place.alive ? does() : new Promise(() => undefined);
  return {
    get: (key) => living(() => storage.get(key)),
    set: (key, value) => living(() => storage.set(key, structuredClone(value))),
    remove: (key) => living(() => storage.remove(key)),
    keys: () => living(() => storage.keys()),
  };
}

/** The ports of a core on a device. */
export function portsOf(device: Device, life: Place): CorePorts {
  const { time, draw } = device;
  const storage = storageOf(device.storage, life);
  return {
    fetch: (input, init) => (life.alive ? device.fetch(input, init) : new Promise(() => undefined)),
    engine: swiftEngine,
    monotonic: () => time.now() + device.sleptMs,
    wallClock: () => STORY_START + time.now() + device.sleptMs + device.wrongByMs,
    online: () => true,
    random: draw,
    scheduler: time.scheduler,
    storage,
    cacheStorage: memoryStore(),
    openVault: (name) => plainVault(storage, name),
    openTabs: life.tab.openTabs,
    locks: life.tab.locks,
  };
}
