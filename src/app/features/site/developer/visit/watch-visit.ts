import { matchPath } from 'react-router-dom';
import { pairwise } from 'rxjs';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { paths } from '#app/routes/paths.ts';
import type { FailureKind, VisitReport } from '#contract/site/visit/schema.ts';
import { coreHealth$, serverNow } from '#core-client/core.ts';
import { readSiteTheme } from '#core-client/site-theme.ts';
import { PART_BROKE } from '#kit/part/boundary.tsx';
import { currentVisit, noteFailure, noteVital, type Visit } from './visit-log.ts';

type Began = { readonly siteId: number; readonly path: string };

/** The pattern of an address: what is in its places stays here. */
const patternOf = (path: string): string =>
  Object.values(paths).find((pattern) => matchPath(pattern, path) !== null) ?? paths.elsewhere;

function countsOf({ failures }: Visit): VisitReport['troubles'] {
  const counts = new Map<FailureKind, number>();
  for (const { kind, count } of failures) counts.set(kind, (counts.get(kind) ?? 0) + count);
  return [...counts].map(([kind, count]) => ({ kind, count }));
}

/** Builds the report of a visit: measurements, counts and the path pattern of its start; no texts. */
export const visitReport = (visit: Visit, { siteId, path }: Began): VisitReport => ({
  site: siteId,
  screen: patternOf(path),
  vitals: visit.vitals.map(({ name, value, rating }) => ({ name, value, rating })),
  troubles: countsOf(visit),
});

/** An element in few letters, as `div.board`. */
function nameOf(node: Node | null | undefined): string | null {
  if (!(node instanceof Element)) return null;
  const [first] = node.classList;
  return first === undefined ? node.localName : `${node.localName}.${first}`;
}

const note = ({ name, value, rating }: Metric, node?: Node | null): void =>
  noteVital({ name, value, rating, element: nameOf(node) });

const EVERY_CHANGE = { reportAllChanges: true } as const;

/** Measures this visit from its start, however late it is called: the browser retains earlier entries. */
function watchVitals(): void {
  onTTFB((metric) => note(metric), EVERY_CHANGE);
  onFCP((metric) => note(metric), EVERY_CHANGE);
  onLCP((metric) => note(metric, metric.entries.at(-1)?.element), EVERY_CHANGE);
  onINP((metric) => note(metric, metric.entries.at(0)?.target), EVERY_CHANGE);
  onCLS((metric) => note(metric, metric.entries.at(-1)?.sources.at(0)?.node), EVERY_CHANGE);
}

let isWatched = false;

/**
 * Returns the address for visit reports: `<html data-beacon>`, on the same origin or under TLS. Null where the site names
 * none, which is the default unless its operator sets one.
 */
export function beaconAddress(root: HTMLElement = document.documentElement): string | null {
  const { beacon } = root.dataset;
  if (!beacon || !URL.canParse(beacon, location.origin)) return null;
  const { href, origin, protocol } = new URL(beacon, location.origin);
  return origin === location.origin || protocol === 'https:' ? href : null;
}

/**
 * Sends the visit report whenever the page is hidden, if it contains more than the last one sent. A beacon waits for no
 * response and keeps no page open.
 */
export function sendReports(address: string, report: () => VisitReport): void {
  let sent = '';
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    const body = JSON.stringify(report());
    if (body === sent) return;
    navigator.sendBeacon(address, body);
    sent = body;
  });
}

const noteNow = (kind: FailureKind, text: string): void => noteFailure(kind, text, serverNow());

const messageOf = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason));

const refusalOf = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): string =>
  `${effectiveDirective} ${blockedURI}`;

/** Records problems in this page from now on: errors, failed parts, a crashed core, policy violations. */
function watchFailures(): void {
  addEventListener('error', ({ message }) => noteNow('script', message));
  addEventListener('unhandledrejection', ({ reason }) => noteNow('promise', messageOf(reason)));
  addEventListener('securitypolicyviolation', (event) => noteNow('policy', refusalOf(event)));
  addEventListener(PART_BROKE, (event) =>
    noteNow('part', event instanceof CustomEvent ? String(event.detail) : ''),
  );
  coreHealth$.pipe(pairwise()).subscribe(([before, now]) => {
    if (now.is !== before.is && (now.is === 'replacing' || now.is === 'refused')) noteNow('core', now.is);
  });
}

/** Starts measuring this visit and recording its problems, once; they are reported only where the site names an address. */
export function watchVisit(): void {
  if (isWatched) return;
  isWatched = true;
  watchVitals();
  watchFailures();
  const address = beaconAddress();
  if (address === null) return;
  const began = { siteId: readSiteTheme().siteId, path: location.pathname };
  sendReports(address, () => visitReport(currentVisit(), began));
}
