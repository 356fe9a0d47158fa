import { MINUTE_MS } from '#contract/units/durations.ts';
import { type ServerTime, serverTime } from '#contract/units/time.ts';
import { createWatchers } from '#core-client/shared-store.ts';
import type { Reach } from '../engine/player.ts';

/** Filming times, epoch ms of the platform; null while there is no video. */
export type PlaybackMoment = {
  /** Filming time of the current frame. */
  readonly shownAt: ServerTime | null;
  /** Latest filming time shown: earlier events are no spoiler, wherever the video seeks back to. */
  readonly shownUntil: ServerTime | null;
};

/** Report of a stage about its video, twice a second and on every change. */
export type PlaybackState =
  /** `windowMs`: DVR window of the stream; 0 for a live-only one. */
  | { readonly is: 'shown'; readonly filmedAt: number; readonly windowMs: number }
  /** No video at present: a source is loading or being retried, at the live edge or at the viewer's position. */
  | { readonly is: 'away'; readonly returnsTo: 'present' | 'place' }
  /** The stream has ended, has not begun, or does not recover by itself. */
  | { readonly is: 'gone' };

const NO_MOMENT: PlaybackMoment = { shownAt: null, shownUntil: null };
/** Time after which a missing live video holds nothing back any more, and the shortest DVR window assumed for any stream. */
const LEAST_HOLD_MS = MINUTE_MS;

/** Seeking in the video of a stage, for other parts of its room. */
export type VideoControl = {
  toLive(): void;
  /** @param filmedAt epoch ms of filming */
  goTo(filmedAt: number): void;
  /** DVR window, epoch ms of filming; null for a stream that has only its live edge. */
  reach(): Reach | null;
};

/**
 * Decides up to which time a room may show events: up to the frame its video has shown, while the video is expected to
 * recover, and never further back than the DVR window of the stream.
 */
export type PlaybackClock = {
  watch(listener: () => void): () => void;
  now(): PlaybackMoment;
  /** @param serverNow epoch ms */
  report(state: PlaybackState, serverNow: number): void;
  /** Brings the video to the live edge; without a video, shows the content that was held back. */
  toLive(): void;
  /** Shows a past moment. @param filmedAt epoch ms of filming */
  goTo(filmedAt: number): void;
  /** DVR window of the attached video, epoch ms of filming; null without one. */
  reach(): Reach | null;
  /** Attaches the video of a stage. @returns a function that detaches it */
  attach(control: VideoControl): () => void;
};

const later = (left: number, right: number | null): ServerTime => serverTime(Math.max(left, right ?? left));

/** Position of the video, and the latest time that may be shown, after each report. */
class HeldMoment {
  #now = NO_MOMENT;
  #windowMs = 0;
  #awaySince: number | null = null;

  now(): PlaybackMoment {
    return this.#now;
  }

  isAway(): boolean {
    return this.#awaySince !== null;
  }

  shown({ filmedAt, windowMs }: Extract<PlaybackState, { is: 'shown' }>, serverNow: number): void {
    this.#awaySince = null;
    this.#windowMs = windowMs;
    const until = later(filmedAt, this.#now.shownUntil);
    this.#now = { shownAt: serverTime(filmedAt), shownUntil: this.#within(until, serverNow) };
  }

  away({ returnsTo }: Extract<PlaybackState, { is: 'away' }>, serverNow: number): void {
    this.#awaySince ??= serverNow;
    const { shownAt, shownUntil } = this.#now;
    const isOver = returnsTo === 'present' && serverNow - this.#awaySince >= LEAST_HOLD_MS;
    if (isOver || shownUntil === null) this.#now = NO_MOMENT;
    else this.#now = { shownAt, shownUntil: this.#within(shownUntil, serverNow) };
  }

  gone(): void {
    this.#awaySince = null;
    this.release();
  }

  release(): void {
    this.#now = NO_MOMENT;
  }

  /** Clamps a time to the beginning of the stream: anything earlier cannot be shown any more. */
  #within(until: number, serverNow: number): ServerTime {
    return later(until, serverNow - Math.max(this.#windowMs, LEAST_HOLD_MS));
  }
}

export function createPlaybackClock(): PlaybackClock {
  const { watch, notify } = createWatchers();
  const held = new HeldMoment();
  let attached: VideoControl | null = null;
  const change = (act: () => void) => {
    const { shownAt, shownUntil } = held.now();
    act();
    const now = held.now();
    if (now.shownAt !== shownAt || now.shownUntil !== shownUntil) notify();
  };
  const applyState = (state: PlaybackState, serverNow: number) => {
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
    report: (state, serverNow) => change(() => applyState(state, serverNow)),
    toLive() {
      attached?.toLive();
      if (held.isAway()) change(() => held.release());
    },
    goTo: (filmedAt) => attached?.goTo(filmedAt),
    reach: () => attached?.reach() ?? null,
    attach(control) {
      attached = control;
      return () => {
        if (attached === control) attached = null;
      };
    },
  };
}
