import type { DatabaseSync } from 'node:sqlite';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import { createPlayReports } from '#sandbox/domains/play/play-report/play-report.ts';
import type { WorldClock } from '#sandbox/world/clock/world-clock.ts';
import { createMarkerStore } from './marker-store.ts';
import { watchMarkers } from './marker-watch.ts';

type Ports = {
  readonly db: DatabaseSync;
  readonly clock: Pick<WorldClock, 'now' | 'every'>;
  readonly tell: SendNews;
};

/** Members' own figures, and the watch over what in them may do harm. */
export function openCare(ports: Ports) {
  const store = createMarkerStore(ports.db);
  const playReports = createPlayReports(ports.db);
  watchMarkers({ ...ports, store, reports: playReports });
  return { playReports, markers: { store } };
}
