import type { Sender } from '#contract/community/chat/row.ts';
import type { GiftStageView } from '#contract/community/gift/stage.ts';
import type { UserId } from '#contract/fields/ids.ts';
import { AnimationQueue } from './animation-queue.ts';
import { BannerLanes } from './banner-lanes.ts';
import { ComboRuns } from './combo-runs.ts';
import type { GiftArrival } from './gift-arrival.ts';
import { OneAtATime } from './one-at-a-time.ts';
import { ENTRANCE_AGAIN_MS, ENTRANCE_MS, ENTRANCES_WAITING_MAX, SEEN_MAX } from './stage-limits.ts';

/** Entrances of high-tier members: one after the other, no member twice within a minute. */
class Entrances extends OneAtATime<Sender> {
  readonly #lastSeen = new Map<UserId, number>();

  constructor() {
    super(ENTRANCE_MS);
  }

  add(sender: Sender, at: number): void {
    const last = this.#lastSeen.get(sender.userId);
    if (this.isQuiet || (last !== undefined && at - last < ENTRANCE_AGAIN_MS)) return;
    if (this.waiting.length >= ENTRANCES_WAITING_MAX) return;
    this.#lastSeen.set(sender.userId, at);
    this.waiting.push(sender);
  }

  forget(at: number): void {
    for (const [user, seen] of this.#lastSeen)
      if (at - seen >= ENTRANCE_AGAIN_MS) this.#lastSeen.delete(user);
  }
}

/** Remembers the last `max` to 2 × `max` ids in bounded memory. */
class SeenIds {
  readonly #max: number;
  #young = new Set<string>();
  #old = new Set<string>();

  constructor(max: number) {
    this.#max = max;
  }

  /** Returns true the first time an id is added. */
  add(id: string): boolean {
    if (this.#young.has(id) || this.#old.has(id)) return false;
    this.#young.add(id);
    if (this.#young.size >= this.#max) {
      this.#old = this.#young;
      this.#young = new Set();
    }
    return true;
  }
}

/** State of the stage. Times are local monotonic ms; it does not change between two calls. */
export class StageState {
  readonly #seen = new SeenIds(SEEN_MAX);
  readonly #runs = new ComboRuns();
  readonly #banners = new BannerLanes();
  readonly #animations = new AnimationQueue();
  readonly #entrances = new Entrances();

  arrive(arrival: GiftArrival, at: number): void {
    if (!this.#seen.add(arrival.key)) return;
    if (arrival.is === 'entrance') {
      this.#entrances.add(arrival.sender, at);
      return;
    }
    const { live, begins } = this.#runs.add(arrival, at);
    if (!begins) return;
    this.#banners.begin(live);
    this.#animations.add(live.run, at);
  }

  shown(runId: string): void {
    this.#animations.shown(runId);
  }

  quiet(quiet: boolean): void {
    this.#animations.quiet(quiet);
    this.#entrances.quiet(quiet);
  }

  /** Brings the stage to this moment. */
  settle(at: number): GiftStageView {
    for (const part of [this.#banners, this.#animations, this.#entrances]) part.settle(at);
    for (const part of [this.#runs, this.#animations, this.#entrances]) part.forget(at);
    return {
      banners: this.#banners.runs(),
      animation: this.#animations.current,
      entrance: this.#entrances.current,
      waiting: this.#animations.waiting.length,
      skipped: this.#animations.skipped,
      bannersSkipped: this.#banners.skipped,
    };
  }

  /** Returns the time at which the view changes next without an arrival, or Infinity. */
  nextAt(): number {
    return Math.min(this.#banners.nextAt(), this.#animations.nextAt(), this.#entrances.nextAt());
  }
}
