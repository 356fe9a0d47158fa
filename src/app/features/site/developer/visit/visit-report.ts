import { matchPath } from 'react-router-dom';
import { paths } from '#app/routes/paths.ts';
import type { TroubleKind, VisitReport } from '#contract/site/visit/schema.ts';
import type { Visit } from './visit-log.ts';

type Began = { readonly siteId: number; readonly path: string };

/** The pattern of an address: what is in its places stays here. */
const patternOf = (path: string): string =>
  Object.values(paths).find((pattern) => matchPath(pattern, path) !== null) ?? paths.elsewhere;

function countsOf({ troubles }: Visit): VisitReport['troubles'] {
  const counts = new Map<TroubleKind, number>();
  for (const { kind, count } of troubles) counts.set(kind, (counts.get(kind) ?? 0) + count);
  return [...counts].map(([kind, count]) => ({ kind, count }));
}

/** What may be sent of a visit: measures, counts and the pattern of where it began; no text of anything. */
export const visitReport = (visit: Visit, { siteId, path }: Began): VisitReport => ({
  site: siteId,
  screen: patternOf(path),
  vitals: visit.vitals.map(({ name, value, rating }) => ({ name, value, rating })),
  troubles: countsOf(visit),
});
