import { asyncScheduler, fromEvent } from 'rxjs';
import { deviceClock } from '../clock/device-clock.ts';
import { resourceTimingOf } from '../clock/time-sync.ts';
import type { CorePorts } from '../core-ports.ts';
import { sealedVault } from '../session/sealed-vault.ts';
import { plainVault } from '../session/vault.ts';
import { bestEffortStore } from '../storage/best-effort-store.ts';
import { openDatabase } from '../storage/database.ts';
import { durableStore } from '../storage/durable-store.ts';
import { tabChannel } from '../tabs/tab-channel.ts';
import { webLocks } from '../tabs/tab-locks.ts';
import { chooseEngine } from '../wire/crypto.ts';
import { firstBook } from '../wire/loaded-once.ts';

/** The core's ports in a browser's worker. */
export async function workerPorts(): Promise<CorePorts> {
  const callNamed = firstBook(() => import('#contract/book/table.ts').then((file) => file.fullCallBook));
  const engine = await chooseEngine(crypto);
  const storage = durableStore(() => openDatabase('courtside'));
  return {
    fetch: fetch.bind(globalThis),
    ownOrigin: self.location.origin,
    engine,
    callNamed,
    loadServices: () => import('../services/services.ts').then((file) => file.createServices),
    ...deviceClock,
    online: () => navigator.onLine,
    cameOnline$: fromEvent(self, 'online'),
    random: Math.random,
    scheduler: asyncScheduler,
    storage,
    cacheStorage: bestEffortStore(() => openDatabase('courtside-answers')),
    openVault: (name) =>
      engine.name === 'webcrypto' ? sealedVault(storage, crypto, name) : plainVault(storage, name),
    openTabs: tabChannel,
    locks: 'locks' in navigator ? webLocks(navigator.locks) : null,
    resourceTiming: resourceTimingOf(performance),
  };
}
