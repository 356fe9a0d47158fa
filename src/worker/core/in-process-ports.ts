import { asyncScheduler, NEVER } from 'rxjs';
import { fullCallBook } from '#contract/book/table.ts';
import { deviceClock } from '../clock/device-clock.ts';
import type { CorePorts } from '../core-ports.ts';
import { createServices } from '../services/services.ts';
import { plainVault } from '../session/vault.ts';
import { memoryStore } from '../storage/key-value-store.ts';
import { noTabs } from '../tabs/tab-channel.ts';
import { webcryptoEngine } from '../wire/crypto.ts';

/** Returns the core’s ports without a browser: nothing outlives the process, and there are no other tabs. */
export function inProcessPorts(): CorePorts {
  const storage = memoryStore();
  return {
    fetch: fetch.bind(globalThis),
    engine: webcryptoEngine(crypto),
    callNamed: fullCallBook,
    loadServices: async () => createServices,
    ...deviceClock,
    online: () => true,
    cameOnline$: NEVER,
    random: Math.random,
    scheduler: asyncScheduler,
    storage,
    cacheStorage: memoryStore(),
    openVault: (name) => plainVault(storage, name),
    openTabs: noTabs,
    locks: null,
  };
}
