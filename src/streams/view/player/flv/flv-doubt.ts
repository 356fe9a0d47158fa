import type { LineTrouble } from '#contract/community/video/video-view.ts';
import type { FlvPace } from './flv-pace.ts';

/** Later than this a line is doubted, ms; with less it is trusted once more. */
const DOUBT_MS = 700;
const TRUST_MS = 250;
/** A line in doubt that has sent nothing for so long is silent rather than slow, ms. */
const SILENT_MS = 500;
/** A standby line that was no better is left alone for so long at first, ms, then twice as long each time. */
const AWAY_MS = 5_000;
const AWAY_CAP_MS = 60_000;

/** When the line in use is doubted, and which standby line is not worth asking now. */
export type FlvDoubt = {
  /** What is wrong with the line in use, once two looks have found the same. */
  about(pace: FlvPace, now: number): LineTrouble | null;
  isOver(pace: FlvPace, now: number): boolean;
  isAway(lineId: string, now: number): boolean;
  /** The standby line was opened and was no better. */
  inVain(lineId: string, now: number): void;
  /** Another line is in use. */
  moved(): void;
};

export function createFlvDoubt(): FlvDoubt {
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
