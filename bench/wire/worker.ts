import { expose } from 'comlink';
import { chatPageOf } from './bodies.ts';
import { prepareChat } from './chat-ceiling.ts';
import { OPENERS, type Parcel, parcelOf } from './openers.ts';
import type { Work } from './work.ts';

const POOL = 8;
const FIRST_TIMESTAMP = 1_790_000_000_000;
const SPINS = 20_000_000;

let parcelsCreated = 0;

/** Builds responses of one size, each sealed under its own timestamp, as every response is. */
function parcels(kilobytes: number): Promise<readonly Parcel[]> {
  parcelsCreated += POOL;
  const first = FIRST_TIMESTAMP + parcelsCreated;
  return Promise.all(
    Array.from({ length: POOL }, (_, index) => parcelOf(chatPageOf(kilobytes, 1), String(first + index))),
  );
}

const pools = new Map<number, Promise<readonly Parcel[]>>();
const chat = prepareChat();

async function poolOf(kilobytes: number): Promise<readonly Parcel[]> {
  const pool = pools.get(kilobytes) ?? parcels(kilobytes);
  pools.set(kilobytes, pool);
  return pool;
}

/** Computes the same sum each time: its cost shows the load of the machine. */
function spin(): number {
  let sum = 0;
  for (let index = 0; index < SPINS; index += 1) sum = (sum * 31 + index) | 0;
  return sum;
}

async function perform(work: Work): Promise<unknown> {
  if (work.is === 'spin') return spin();
  if (work.is === 'chat') return (await chat)[work.from]();
  const pool = await poolOf(work.kilobytes);
  for (let opened = 0; opened < work.times; opened += 1) {
    const parcel = pool[opened % pool.length];
    if (parcel) await OPENERS[work.opener](parcel);
  }
  return undefined;
}

/** Does the work. @returns how long it took by the clock on the wall, ms. */
async function run(work: Work): Promise<number> {
  const begun = performance.now();
  await perform(work);
  return performance.now() - begun;
}

export type WireWorker = { readonly run: typeof run };
expose({ run });
