import type { LineTrouble } from '#contract/community/video/video-view.ts';
import type { FlvPace } from './flv-pace.ts';

/** Later than this a line is doubted, ms; with less it is trusted once more. */
const DOUBT_MS = 700;
const TRUST_MS = 250;
/** Time without data after which a line in doubt is silent rather than slow, ms. */
const SILENT_MS = 500;
/** Time a standby line that was no better is first skipped, ms; doubled each time. */
const AWAY_MS = 5_000;
const AWAY_CAP_MS = 60_000;

/** Judges whether the line in use is in doubt, and which standby line is not worth a request now. */
export type FlvTroubleDetector = {
  /** Returns the trouble of the line in use, once two checks have found the same. */
  about(pace: FlvPace, now: number): LineTrouble | null;
  isOver(pace: FlvPace, now: number): boolean;
  isAway(lineId: string, now: number): boolean;
  /** The standby line was opened and was no better. */
  inVain(lineId: string, now: number): void;
  /** Notes that another line is in use. */
  moved(): void;
};

export function createFlvTroubleDetector(): FlvTroubleDetector {
  let late = false;
  const away = new Map<string, { readonly until: number; readonly waitMs: number }>();
  return {
    about(pace, now) {
      const before = late;
      late = pace.lateMs(now) > DOUBT_MS;
      // A page that was busy looks before it reads what has come meanwhile.
      if (!late || !before) return null;
      return pace.quietMs(now) > SILENT_MS ? 'silent' : 'slow';
    },
    isOver: (pace, now) => pace.lateMs(now) < TRUST_MS,
    isAway: (lineId, now) => (away.get(lineId)?.until ?? 0) > now,
    inVain(lineId, now) {
      const waitMs = Math.min(AWAY_CAP_MS, 2 * (away.get(lineId)?.waitMs ?? AWAY_MS / 2));
      away.set(lineId, { until: now + waitMs, waitMs });
    },
    moved() {
      late = false;
      away.clear();
    },
  };
}
