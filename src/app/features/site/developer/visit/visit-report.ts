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

/** Builds the report of a visit: measurements, counts and the path pattern of its start; no texts. */
export const visitReport = (visit: Visit, { siteId, path }: Began): VisitReport => ({
  site: siteId,
  screen: patternOf(path),
  vitals: visit.vitals.map(({ name, value, rating }) => ({ name, value, rating })),
  troubles: countsOf(visit),
});
