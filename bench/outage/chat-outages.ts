import type { Outage } from './outage.ts';

const LASTS_MS = 15_000;
const API = '/api/';

type Broken = Parameters<Parameters<Outage['inject']>[0]['sandbox']['break']>[0];

/** The platform meets every request with a fault for 15 s. */
const platform = (symptom: string, fault: Broken): Outage => ({
  name: `platform ${symptom} for 15 s`,
  inject: ({ sandbox }) => sandbox.break(fault),
  lastsMs: LASTS_MS,
  mend: ({ sandbox }) => sandbox.resetOverrides(),
});

/** Faults of the way to the platform, for all tabs at once. */
export const chatOutages: readonly Outage[] = [
  platform('is a black hole', { path: API, kind: 'blackHole' }),
  platform('cuts every line', { path: API, kind: 'reset' }),
  platform('answers 503', { path: API, kind: 'status', status: 503 }),
  platform('answers 429', { path: API, kind: 'status', status: 429 }),
  platform('answers garbage', { path: API, kind: 'corrupt' }),
  {
    name: 'browser is offline for 15 s',
    inject: ({ context }) => context.setOffline(true),
    lastsMs: LASTS_MS,
    mend: ({ context }) => context.setOffline(false),
  },
];
