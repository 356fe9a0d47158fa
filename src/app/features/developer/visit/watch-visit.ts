import { readSiteTheme } from '#app/core-client/site-theme.ts';
import { beaconAddress } from './beacon-address.ts';
import { sendReports } from './send-reports.ts';
import { visitSoFar } from './visit-log.ts';
import { visitReport } from './visit-report.ts';
import { watchTroubles } from './watch-troubles.ts';
import { watchVitals } from './watch-vitals.ts';

let isWatched = false;

/** Measures this visit and notes what goes wrong in it, once; it is reported only where the site names an address. */
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
