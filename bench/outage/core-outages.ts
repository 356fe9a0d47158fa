import { hangCore, killCore, throwInCore } from '#tests/e2e/core/core-outage.ts';
import type { Outage } from './outage.ts';

/** Outages of a core that dies, hangs or throws, in the tab that polls for all and in one that listens. */
export const coreOutages: readonly Outage[] = (['leader', 'follower'] as const).flatMap((role) => [
  { name: `core of the ${role} killed`, role, inject: ({ target }) => killCore(target) },
  { name: `core of the ${role} hung`, role, inject: ({ target }) => hangCore(target) },
  { name: `core of the ${role} throws`, role, inject: ({ target }) => throwInCore(target) },
]);
