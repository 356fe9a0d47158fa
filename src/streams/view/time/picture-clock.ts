import { MINUTE_MS } from '#contract/units/durations.ts';
import { type ServerTime, serverTime } from '#contract/units/time.ts';
import { createWatchers } from '#core-client/shared-store.ts';

/** Moments of filming, epoch ms of the platform; null while there is no picture. */
export type PictureMoment = {
  /** When what is shown now was filmed. */
  readonly shownAt: ServerTime | null;
  /** The latest that has been shown: what happened until then is no secret, wherever the picture goes back to. */
  readonly shownUntil: ServerTime | null;
};

/** Report of a stage about its video, twice a second and on every change. */
export type PictureState =
  /** `windowMs`: how far back the stream itself goes; 0 for one that has only its present. */
  | { readonly is: 'shown'; readonly filmedAt: number; readonly windowMs: number }
  /** No video at present: a source is loading or being retried, at the live edge or at the viewer's position. */
  | { readonly is: 'away'; readonly returnsTo: 'present' | 'place' }
  /** It is over, has not begun, or does not come back by itself. */
  | { readonly is: 'gone' };

const NOTHING: PictureMoment = { shownAt: null, shownUntil: null };
/** A picture of the present that is away so long holds nothing back any more, and no stream is taken to go back less. */
const LEAST_HOLD_MS = MINUTE_MS;

/**
 * Decides until when a room may show what happened: up to what its picture has shown, for as long as the picture comes
 * back, and never further back than the stream goes.
 */
export type PictureClock = {
  watch(listener: () => void): () => void;
  now(): PictureMoment;
  /** @param serverNow epoch ms */
  report(state: PictureState, serverNow: number): void;
  /** Brings the picture to the present; without a picture what was held back is shown. */
  toLive(): void;
  /** The picture lends its way to the present. @returns ends that */
  lend(toLive: () => void): () => void;
};

const later = (left: number, right: number | null): ServerTime => serverTime(Math.max(left, right ?? left));

/** Position of the video, and the latest time that may be shown, after each report. */
class HeldMoment {
  #now = NOTHING;
  #windowMs = 0;
  #awaySince: number | null = null;

  now(): PictureMoment {
    return this.#now;
  }

  isAway(): boolean {
    return this.#awaySince !== null;
  }

  shown({ filmedAt, windowMs }: Extract<PictureState, { is: 'shown' }>, serverNow: number): void {
    this.#awaySince = null;
    this.#windowMs = windowMs;
    const until = later(filmedAt, this.#now.shownUntil);
    this.#now = { shownAt: serverTime(filmedAt), shownUntil: this.#within(until, serverNow) };
  }

  away({ returnsTo }: Extract<PictureState, { is: 'away' }>, serverNow: number): void {
    this.#awaySince ??= serverNow;
    const { shownAt, shownUntil } = this.#now;
    const isOver = returnsTo === 'present' && serverNow - this.#awaySince >= LEAST_HOLD_MS;
    if (isOver || shownUntil === null) this.#now = NOTHING;
    else this.#now = { shownAt, shownUntil: this.#within(shownUntil, serverNow) };
  }

  gone(): void {
    this.#awaySince = null;
    this.release();
  }

  release(): void {
    this.#now = NOTHING;
  }

  /** Clamps a time to the beginning of the stream: anything earlier cannot be shown any more. */
  #within(until: number, serverNow: number): ServerTime {
    return later(until, serverNow - Math.max(this.#windowMs, LEAST_HOLD_MS));
  }
}

export function createPictureClock(): PictureClock {
  const { watch, notify } = createWatchers();
  const held = new HeldMoment();
  let lent: (() => void) | null = null;
  const change = (act: () => void) => {
    const { shownAt, shownUntil } = held.now();
    act();
    const now = held.now();
    if (now.shownAt !== shownAt || now.shownUntil !== shownUntil) notify();
  };
  const take = (state: PictureState, serverNow: number) => {
    switch (state.is) {
      case 'shown':
        return held.shown(state, serverNow);
      case 'away':
        return held.away(state, serverNow);
      case 'gone':
        return held.gone();
      default:
        return state satisfies never;
    }
  };
  return {
    watch,
    now: () => held.now(),
    report: (state, serverNow) => change(() => take(state, serverNow)),
    toLive() {
      lent?.();
      if (held.isAway()) change(() => held.release());
    },
    lend(toLive) {
      lent = toLive;
      return () => {
        if (lent === toLive) lent = null;
      };
    },
  };
}
