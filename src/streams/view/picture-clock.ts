import { createWatchers } from '#app/core-client/shared-store.ts';
import { type ServerTime, serverTime } from '#contract/units/time.ts';

/** Moments of filming, epoch ms of the platform; null while there is no picture. */
export type PictureMoment = {
  /** When what is shown now was filmed. */
  readonly shownAt: ServerTime | null;
  /** The latest that has been shown: what happened until then is no secret, wherever the picture goes back to. */
  readonly shownUntil: ServerTime | null;
};

const NOTHING: PictureMoment = { shownAt: null, shownUntil: null };

/** The time of a picture, reported by its player twice a second and whenever it jumps, for whatever must not be ahead of it. */
export type PictureClock = {
  watch(listener: () => void): () => void;
  now(): PictureMoment;
  /** The picture is here; while one source follows another nothing is reported. */
  report(filmedAt: number | null): void;
  /** There is no picture any more. */
  stop(): void;
  /** Brings the picture to the present; nothing without one. */
  toLive(): void;
  /** The picture lends its way to the present. @returns ends that */
  lend(toLive: () => void): () => void;
};

export function createPictureClock(): PictureClock {
  const { watch, notify } = createWatchers();
  let moment = NOTHING;
  let lent: (() => void) | null = null;
  const set = (next: PictureMoment) => {
    if (next.shownAt === moment.shownAt && next.shownUntil === moment.shownUntil) return;
    moment = next;
    notify();
  };
  return {
    watch,
    now: () => moment,
    report(filmedAt) {
      if (filmedAt === null) return;
      const shownAt = serverTime(filmedAt);
      const { shownUntil } = moment;
      set({ shownAt, shownUntil: shownUntil !== null && shownUntil > shownAt ? shownUntil : shownAt });
    },
    stop: () => set(NOTHING),
    toLive: () => lent?.(),
    lend(toLive) {
      lent = toLive;
      return () => {
        if (lent === toLive) lent = null;
      };
    },
  };
}
