import type { MediaKind } from '#contract/community/video/schema.ts';
import { MINUTE_MS } from '#contract/units/durations.ts';
import type { Reach } from '../engine/player.ts';
import type { Drive, ReadyView } from '../player/player-drive.ts';

/** DVR window assumed until one was opened: FLV plays without knowledge of the HLS playlist. */
const USUAL_REACH_MS = 30 * MINUTE_MS;
/** A shorter window is the buffer of a live edge and not a past to seek in. */
const LEAST_REACH_MS = MINUTE_MS;
/** Distance from the live edge within which a video follows it again, ms. */
const NEAR_MS = 1_500;
/** Longest pause after which the video follows the live edge; a longer one keeps its position. */
const SHORT_PAUSE_MS = 2_000;
/** Delay of a source’s first frame behind the requested position that marks the end of its DVR window, ms. */
const SHORT_OF_MS = 8_000;
/** One step back or forth, ms. */
export const STEP_MS = 10_000;
/** Playback rate while a video catches up. */
const FAST_RATE = 1.25;

/** Position of a video: behind the live edge by choice, and catching up. */
export type PlaybackPositionView = { readonly behind: boolean; readonly fast: boolean };

export type PlaybackPositionPorts = {
  drive(): Pick<Drive, 'reach' | 'goTo' | 'hold' | 'seekToLive' | 'seenAt'> | null;
  video(): HTMLVideoElement | null;
  /** Source that plays, and the other kinds the room offers; null while nothing is ready. */
  source(): { readonly type: MediaKind; readonly types: readonly MediaKind[] } | null;
  chooseKind(kind: MediaKind): void;
  serverNow(): number;
  /** Monotonic ms. */
  mono(): number;
  changed(view: PlaybackPositionView): void;
  /** Reports that the DVR window begins no earlier than this time, epoch ms. */
  shortOf(from: number): void;
};

/** Source that begins, with the kind the viewer had requested when it was looked up. */
type Begun = Pick<ReadyView, 'type' | 'requestedType'>;

/**
 * Position of a viewer in the time of a video: at the live edge, or behind it by choice, independent of the source that
 * plays.
 */
export type PlaybackPosition = {
  /** Returns the DVR window, epoch ms of filming; null for a video that has only its live edge. */
  reach(): Reach | null;
  goTo(filmedAt: number): void;
  /** Forth, or back with a negative number, ms. */
  step(ms: number): void;
  toLive(): void;
  toggleFast(): void;
  /** The viewer has chosen a kind by hand. */
  kindChosen(kind: MediaKind): void;
  /** The time a new source is to begin at; null for the present. */
  beginsAt(source: Begun): number | null;
  /** Notes that the first frame of a source is shown. */
  begun(): void;
  /** A source ends; this was shown last. */
  ended(filmedAt: number | null): void;
  /** Notes that the viewer has paused or resumed the video. */
  paused(): void;
  resumed(): void;
  /** Notes that the page is visible again: a video that follows the live edge is brought there. */
  returned(): void;
  /** Called periodically: a video that has caught up follows the live edge again. */
  check(): void;
};

class ViewerPosition implements PlaybackPosition {
  readonly #ports: PlaybackPositionPorts;
  /** Filming time to be shown; null: the live edge. */
  #wanted: number | null = null;
  #fast = false;
  /** Kind the viewer switched from: it has no DVR window. */
  #livingKind: MediaKind | null = null;
  /** Requested kind; sources that arrive before its response were looked up without it. */
  #awaited: MediaKind | null = null;
  #begunKind: MediaKind | null = null;
  #pausedAt: number | null = null;
  /** Length of the DVR window seen last, ms; null before one was opened. */
  #reachMs: number | null = null;
  /** Before the first frame of the past is shown, the visible frame does not reflect the viewer’s position. */
  #isOpening = false;

  constructor(ports: PlaybackPositionPorts) {
    this.#ports = ports;
  }

  #set(wanted: number | null, fast: boolean): void {
    const before = this.#wanted;
    this.#wanted = wanted;
    const isNew = (before === null) !== (wanted === null) || fast !== this.#fast;
    this.#fast = fast;
    const video = this.#ports.video();
    if (video && isNew) video.playbackRate = fast ? FAST_RATE : 1;
    if (isNew) this.#ports.changed({ behind: wanted !== null, fast });
  }

  reach(): Reach | null {
    const { source, drive, serverNow } = this.#ports;
    const known = drive()?.reach() ?? null;
    if (known) this.#reachMs = known.to - known.from;
    const lengthMs = this.#reachMs ?? USUAL_REACH_MS;
    if (lengthMs < LEAST_REACH_MS || !source()?.types.includes('hls')) return null;
    return known ?? { from: serverNow() - lengthMs, to: serverNow() };
  }

  goTo(filmedAt: number): void {
    const { drive, shortOf } = this.#ports;
    const reach = this.reach();
    if (!reach) return;
    if (filmedAt >= reach.to - NEAR_MS) {
      this.toLive();
      return;
    }
    if (filmedAt < reach.from) shortOf(reach.from);
    const target = Math.max(filmedAt, reach.from);
    this.#set(target, this.#fast);
    // While the live FLV is loading, the HLS that still plays is about to end.
    if (this.#awaited === 'flv' || !drive()?.goTo(target)) this.#openPast();
  }

  #openPast(): void {
    if (!this.#isOpening) this.#livingKind = this.#awaited ?? this.#ports.source()?.type ?? null;
    this.#isOpening = true;
    this.#choose('hls');
  }

  #choose(kind: MediaKind): void {
    this.#awaited = kind;
    this.#ports.chooseKind(kind);
  }

  #at(): number | null {
    return this.#isOpening ? this.#wanted : (this.#ports.drive()?.seenAt() ?? null);
  }

  step(ms: number): void {
    const at = this.#at();
    if (at !== null) this.goTo(at + ms);
  }

  toLive(): void {
    const { drive, source } = this.#ports;
    const kind = this.#livingKind;
    this.#livingKind = null;
    this.#wantPresent();
    if (kind !== null && kind !== (this.#awaited ?? source()?.type)) this.#choose(kind);
    else drive()?.seekToLive();
  }

  toggleFast(): void {
    this.#set(this.#wanted, !this.#fast);
  }

  kindChosen(kind: MediaKind): void {
    this.#livingKind = null;
    this.#awaited = kind;
    if (kind === 'flv') this.#wantPresent();
  }

  #wantPresent(): void {
    this.#giveUpPast();
    // The video, when resumed at once, does not return to the position of the pause.
    if (this.#pausedAt !== null) this.#pausedAt = this.#ports.mono();
  }

  #giveUpPast(): void {
    this.#isOpening = false;
    this.#set(null, false);
  }

  beginsAt({ type, requestedType }: Begun): number | null {
    const isAnswer = this.#awaited === null || this.#awaited === requestedType;
    if (isAnswer) this.#awaited = null;
    this.#begunKind = type;
    if (type === 'hls') {
      this.#isOpening = this.#wanted !== null;
      return this.#wanted;
    }
    // The video continues at the live edge when the past is no longer available.
    if (isAnswer) this.#giveUpPast();
    return null;
  }

  begun(): void {
    const { drive, shortOf, video } = this.#ports;
    if (this.#begunKind === 'flv') return;
    const element = video();
    if (element && this.#fast) element.playbackRate = FAST_RATE;
    const requested = this.#isOpening ? this.#wanted : null;
    this.#isOpening = false;
    const shown = drive()?.seenAt() ?? null;
    if (requested !== null && shown !== null && shown - requested > SHORT_OF_MS) shortOf(shown);
  }

  ended(filmedAt: number | null): void {
    if (this.#wanted !== null && !this.#isOpening && filmedAt !== null) this.#wanted = filmedAt;
  }

  paused(): void {
    this.#pausedAt = this.#ports.mono();
    this.#ports.drive()?.hold(true);
  }

  resumed(): void {
    const { drive, mono } = this.#ports;
    const since = this.#pausedAt;
    this.#pausedAt = null;
    if (since === null) return;
    const at = this.#at();
    const isLong = mono() - since > SHORT_PAUSE_MS;
    if (isLong && this.reach() && at !== null) this.goTo(at);
    else if (isLong) this.toLive();
    else drive()?.hold(this.#wanted !== null);
  }

  returned(): void {
    if (this.#wanted === null) this.#ports.drive()?.seekToLive();
  }

  check(): void {
    if (this.#wanted === null || this.#isOpening) return;
    const drive = this.#ports.drive();
    const [reach, seenAt] = [drive?.reach() ?? null, drive?.seenAt() ?? null];
    if (seenAt === null) return;
    if (reach === null ? this.reach() === null : seenAt > reach.to - NEAR_MS) this.toLive();
  }
}

export const createPlaybackPosition = (ports: PlaybackPositionPorts): PlaybackPosition =>
  new ViewerPosition(ports);
