import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { readSiteTheme } from '#core-client/start/site-theme.ts';
import { beaconAddress } from './beacon-address.ts';
import { sendReports } from './send-reports.ts';
import { noteVital, visitSoFar } from './visit-log.ts';
import { visitReport } from './visit-report.ts';
import { watchTroubles } from './watch-troubles.ts';

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

/** Starts measuring this visit and recording its problems, once; they are reported only where the site names an address. */
export function watchVisit(): void {
  if (isWatched) return;
  isWatched = true;
  watchVitals();
  watchTroubles();
  const address = beaconAddress();
  if (address === null) return;
  const began = { siteId: readSiteTheme().siteId, path: location.pathname };
  sendReports(address, () => visitReport(visitSoFar(), began));
}
