import type { DanmakuText } from '#contract/community/chat/danmaku-schema.ts';
import { Flight, type Flying } from './flight.ts';
import { createHeldTexts } from './held.ts';
import type { BoardSize } from './lane-board.ts';
import { placementOf } from './rank.ts';
import { filmedAt, NO_VIDEO_TIME, shownAt, type VideoTime } from './video-time.ts';
import { createWaitingList, type Waiting } from './waiting.ts';

/** Returns the drawn width of a text, em. */
export type MeasureEm = (text: DanmakuText, count: number) => number;

/** Age of a text relative to the video position, ms, above which it is history: a filled gap, a catch-up after sleep. */
const LATE_MS = 10_000;
/** Time after which a text without a free fixed lane rolls, ms of stage time. */
const STANDING_WAIT_MS = 2_500;

const isHistory = ({ at }: DanmakuText, videoAt: number | null): boolean =>
  videoAt !== null && videoAt - at > LATE_MS;

export type Step = { readonly entered: readonly Flying[]; readonly exited: readonly Flying[] };

/** Texts from the platform's acceptance until they leave the video; the same for every renderer. */
export class Engine {
  readonly flight = new Flight();
  readonly #held = createHeldTexts();
  readonly #waiting = createWaitingList();
  readonly #measureEm: MeasureEm;
  #picture: VideoTime = NO_VIDEO_TIME;
  /** The viewer's own texts until the next tick: the stage time of before may be long past. */
  #accepted: DanmakuText[] = [];
  /** Latest texts at the start of the feed, until the video has a time to compare them with. */
  #latest: DanmakuText[] = [];
  #isBlocked: (text: DanmakuText) => boolean = () => false;
  #emPerSecond = 0;
  #standing = true;
  #tickedAt: number | null = null;
  /** Time by which the texts have not been moved yet, ms. */
  #unmovedMs = 0;

  constructor(measureEm: MeasureEm) {
    this.#measureEm = measureEm;
  }

  /** Reports whether a text flies or waits for a lane: the next tick is soon. */
  get busy(): boolean {
    return this.flight.flying.size > 0 || this.#waiting.size > 0 || this.#accepted.length > 0;
  }

  /** Returns the time at which the next held text is due, monotonic ms, possibly in the past; null while there is none. */
  dueAt(): number | null {
    const { nextAt } = this.#held;
    return nextAt === null ? null : shownAt(this.#picture, nextAt);
  }

  setStage(size: BoardSize, emPerSecond: number, standing: boolean): void {
    this.flight.resize(size);
    this.#emPerSecond = emPerSecond;
    this.#standing = standing;
  }

  /** Sets the position of the video from `now` on, monotonic ms. */
  setVideoTime(videoTime: VideoTime, now: number): void {
    this.#unmovedMs += this.#stepTo(now);
    this.#picture = videoTime;
    const { filmedAt: at } = videoTime;
    if (at === null) return;
    const shown = this.#shownKeys();
    this.#hold(this.#latest.splice(0).filter((text) => text.at > at && !shown.has(text.key)));
  }

  /** Restarts with the latest texts of a feed: those ahead of the video are held, earlier ones are history. */
  begin(latest: readonly DanmakuText[]): void {
    this.#held.clear();
    this.#waiting.remove(({ own }) => !own);
    this.#latest = [...latest];
  }

  /** Adds accepted texts. The viewer's own fly at once; those ahead of the video are held. */
  add(texts: readonly DanmakuText[]): void {
    for (const text of texts) {
      if (this.#isBlocked(text)) continue;
      if (text.own) this.#accepted.push(text);
      else this.#held.add(text);
    }
  }

  /**
   * Restarts with these texts, each held until the video reaches it; returns those that were flying. The viewer's own that
   * fly or wait for a lane stay: a video that jumps takes away nothing just written.
   */
  again(texts: readonly DanmakuText[]): readonly Flying[] {
    const removed = this.flight.remove(({ text }) => !text.own);
    this.#held.clear();
    this.#waiting.remove(({ own }) => !own);
    const shown = this.#shownKeys();
    this.#hold(texts.filter(({ key }) => !shown.has(key)));
    return removed;
  }

  /** From now on these texts are not shown; answers with those that were flying. */
  block(isBlocked: (text: DanmakuText) => boolean): readonly Flying[] {
    this.#isBlocked = isBlocked;
    return this.remove(isBlocked);
  }

  /** Removes texts in any state; returns those that were flying. */
  remove(shouldRemove: (text: DanmakuText) => boolean): readonly Flying[] {
    this.#held.remove(shouldRemove);
    this.#accepted = this.#accepted.filter((text) => !shouldRemove(text));
    this.#latest = this.#latest.filter((text) => !shouldRemove(text));
    this.#waiting.remove(shouldRemove);
    return this.flight.remove(({ text }) => shouldRemove(text));
  }

  /** Moves everything to `now`, monotonic ms. */
  tick(now: number): Step {
    const exited = this.flight.advance(this.#unmovedMs + this.#stepTo(now), this.#emPerSecond);
    this.#unmovedMs = 0;
    for (const text of this.#accepted.splice(0)) this.#waiting.add(text, this.flight.at);
    const videoAt = filmedAt(this.#picture, now);
    for (const text of this.#held.due(videoAt)) {
      if (!isHistory(text, videoAt)) this.#waiting.add(text, this.flight.at);
    }
    this.#waiting.expire(this.flight.at);
    return { exited, entered: this.#waiting.inOrder().flatMap((entry) => this.#enter(entry) ?? []) };
  }

  /** Returns the keys of texts that fly or are about to. */
  #shownKeys(): ReadonlySet<string> {
    const texts = [...this.flight.flying, ...this.#waiting.inOrder()].map(({ text }) => text);
    return new Set([...texts, ...this.#accepted].map(({ key }) => key));
  }

  #hold(texts: readonly DanmakuText[]): void {
    for (const text of texts) if (!this.#isBlocked(text)) this.#held.add(text);
  }

  #stepTo(now: number): number {
    const tickedAt = this.#tickedAt;
    this.#tickedAt = now;
    if (tickedAt === null || this.#picture.rate === 0) return 0;
    return Math.max(0, now - tickedAt);
  }

  #enter(entry: Waiting): Flying | null {
    const { text, count, since } = entry;
    const preferred = this.#standing ? placementOf(text) : 'rolling';
    const placement = this.flight.at - since > STANDING_WAIT_MS ? 'rolling' : preferred;
    const flying = this.flight.enter(text, count, placement, () => this.#measureEm(text, count));
    if (flying) this.#waiting.dequeue(entry);
    return flying;
  }
}
