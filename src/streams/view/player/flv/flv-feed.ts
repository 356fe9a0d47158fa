import type { LineFailure } from '#contract/community/video/video-view.ts';
import type { Addresses } from '#streams/view/engine/player.ts';
import { type FlvEnd, type FlvLine, type FlvLineHandlers, openFlvLine } from './flv-line.ts';
import { createFlvOpening, type FlvOpening } from './flv-opening.ts';
import type { FlvPace } from './flv-pace.ts';
import { type FlvStandby, openFlvStandby } from './flv-standby.ts';
import type { FlvTag } from './flv-tags.ts';
import { createFlvTimeline } from './flv-timeline.ts';

const VIDEO_WITH_AUDIO = { audio: true, video: true };
const CHECK_EVERY_MS = 100;
/** Time without a byte after which a line is dead, whether the page is visible or not. */
const BYTES_MS = 5_000;

/** Events for the engine and the player. */
export type FlvFeedHandlers = {
  bytes(chunk: Uint8Array<ArrayBuffer>): void;
  /** Reports that the stream has ended on every line requested. */
  over(): void;
  failed(end: Extract<FlvEnd, { is: 'broke' }> | { readonly is: 'silent' }): void;
  overtaken(lineId: string, byLineId: string, reason: LineFailure): void;
  /** From engine second `at` on another line shows; what had not been seen begins at `freshAt`. */
  spliced(at: number, freshAt: number): void;
  /** Reports audio in a stream that was opened without; never when the feed was opened with `hadSound`. */
  soundCame(): void;
};

const sameBytes = (left: Uint8Array, right: Uint8Array, from: number) =>
  left.length === right.length && left.subarray(from).every((byte, index) => byte === right[index + from]);
/** Offset of the body of a tag. */
const BODY_AT = 11;

/** Later than this a line is doubted, ms; with less it is trusted once more. */
const DOUBT_MS = 700;
const TRUST_MS = 250;
/** Time without data after which a line in doubt is silent rather than slow, ms. */
const SILENT_MS = 500;
/** Time a standby line that was no better is first skipped, ms; doubled each time. */
const AWAY_MS = 5_000;
const AWAY_CAP_MS = 60_000;

/** Judges whether the line in use is in doubt, and which standby line is not worth a request now. */
type FlvFailureDetector = {
  /** Returns the trouble of the line in use, once two checks have found the same. */
  about(pace: FlvPace, now: number): LineFailure | null;
  isOver(pace: FlvPace, now: number): boolean;
  isAway(lineId: string, now: number): boolean;
  /** The standby line was opened and was no better. */
  inVain(lineId: string, now: number): void;
  /** Notes that another line is in use. */
  moved(): void;
};

export function createFlvFailureDetector(): FlvFailureDetector {
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

/**
 * Feeds one engine from one line, and from another one as soon as the first is late: one audio track, one video track, no
 * gap.
 */
export class FlvFeed {
  readonly #addresses: () => Addresses;
  readonly #now: () => number;
  readonly #heard: FlvFeedHandlers;
  readonly #timeline = createFlvTimeline();
  readonly #opening: FlvOpening;
  readonly #detector = createFlvFailureDetector();
  readonly #configs = new Map<FlvTag['is'], Uint8Array>();
  readonly #timer: ReturnType<typeof setInterval>;
  #main: FlvLine;
  #standby: FlvStandby | null = null;
  #stopped = false;
  #fed = false;

  /** @param hadSound the source was opened before and turned out to have sound */
  constructor(addresses: () => Addresses, now: () => number, handlers: FlvFeedHandlers, hadSound = false) {
    this.#opening = createFlvOpening(hadSound);
    this.#addresses = addresses;
    this.#now = now;
    this.#heard = handlers;
    this.#main = openFlvLine(addresses(), now, this.#mainHeard());
    this.#timer = setInterval(() => this.#look(), CHECK_EVERY_MS);
  }

  /** The moment of filming of the engine's second 0, epoch ms; null while unknown. */
  capturedAt(): number | null {
    return this.#timeline.capturedAt();
  }

  stop(): void {
    this.#stopped = true;
    clearInterval(this.#timer);
    this.#main.close();
    this.#dropStandby();
  }

  #mainHeard(): FlvLineHandlers {
    return {
      tags: (tags) => {
        this.#timeline.captured(this.#main.capturedAt());
        this.#feed(tags);
      },
      ended: (end) => {
        if (!this.#stopped && !this.#compete('broke')) this.#giveUp(end);
      },
    };
  }

  /** A configuration the engine already has would only make it begin again. */
  #isNews({ is, isConfig, bytes }: FlvTag): boolean {
    if (!isConfig) return true;
    const known = this.#configs.get(is);
    this.#configs.set(is, bytes.slice());
    return !known || !sameBytes(known, bytes, BODY_AT);
  }

  #feed(tags: readonly FlvTag[]): void {
    const retimed = tags.filter((tag) => this.#isNews(tag)).map(this.#timeline.retime);
    for (const chunk of this.#opening.pass(retimed, this.#main.promises() ?? VIDEO_WITH_AUDIO)) {
      this.#fed = true;
      this.#heard.bytes(chunk);
    }
    if (this.#opening.missesSound() && !this.#stopped) this.#heard.soundCame();
  }

  #giveUp(end: FlvEnd): void {
    this.stop();
    if (end.is === 'broke') this.#heard.failed(end);
    else if (this.#fed) this.#heard.over();
    else this.#heard.failed({ is: 'broke', status: null });
  }

  /** Opens the standby line beside the one in use, unless that has just failed to help. Reports whether one is open. */
  #compete(reason: LineFailure): boolean {
    const { standby } = this.#addresses();
    if (this.#standby || !standby || standby.lineId === this.#main.lineId) return this.#standby !== null;
    if (reason !== 'broke' && this.#detector.isAway(standby.lineId, this.#now())) return false;
    const changed = () => this.#settle();
    this.#standby = openFlvStandby({ address: standby, reason, now: this.#now, changed });
    return true;
  }

  #dropStandby(): void {
    this.#standby?.line.close();
    this.#standby = null;
  }

  /** Decides which of the two lines carries the video, as soon as possible. */
  #settle(): void {
    const standby = this.#standby;
    if (!standby || this.#stopped) return;
    const now = this.#now();
    const end = this.#main.end();
    if (standby.isBetterThan(this.#main)) this.#join(standby);
    else if (standby.line.end() || standby.isLate(now)) {
      this.#detector.inVain(standby.line.lineId, now);
      this.#main.pace.accept(now);
      this.#dropStandby();
      if (end) this.#giveUp(end);
    } else if (!end && this.#detector.isOver(this.#main.pace, now)) this.#dropStandby();
  }

  #join({ line, tags, reason }: FlvStandby): void {
    const previous = this.#main;
    const stamps = tags().flatMap(({ isConfig, at }) => (isConfig ? [] : [at]));
    previous.close();
    this.#standby = null;
    this.#main = line;
    this.#detector.moved();
    const newest = line.newest() ?? 0;
    const joint = this.#timeline.join({ first: Math.min(...stamps), newest, capturedAt: line.capturedAt() });
    this.#feed(tags());
    line.listen(this.#mainHeard());
    this.#heard.overtaken(previous.lineId, line.lineId, reason);
    if (joint.freshAt === null) return;
    this.#heard.spliced(this.#timeline.secondOf(joint.at), this.#timeline.secondOf(joint.freshAt));
  }

  #look(): void {
    this.#settle();
    if (this.#stopped || this.#main.end()) return;
    const { pace } = this.#main;
    const reason = this.#detector.about(pace, this.#now());
    if (reason) this.#compete(reason);
    if (pace.quietMs(this.#now()) < BYTES_MS) return;
    this.stop();
    this.#heard.failed({ is: 'silent' });
  }
}
