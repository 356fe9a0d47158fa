import { hangCore, killCore, throwInCore } from '#tests/e2e/core-outage.ts';
import type { Outage } from './outage.ts';

/** A core that dies, hangs or throws, in the tab that asks for all and in one that listens. */
export const coreOutages: readonly Outage[] = (['leader', 'follower'] as const).flatMap((strikes) => [
  { name: `core of the ${strikes} killed`, strikes, strike: ({ struck }) => killCore(struck) },
  { name: `core of the ${strikes} hung`, strikes, strike: ({ struck }) => hangCore(struck) },
  { name: `core of the ${strikes} throws`, strikes, strike: ({ struck }) => throwInCore(struck) },
]);
