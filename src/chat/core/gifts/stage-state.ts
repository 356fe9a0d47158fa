import type { GiftStageView } from '#contract/models/gift-stage.ts';
import { AnimationQueue } from './animation-queue.ts';
import { BannerLanes } from './banner-lanes.ts';
import { ComboRuns } from './combo-runs.ts';
import { Entrances } from './entrances.ts';
import type { GiftArrival } from './gift-arrival.ts';
import { SeenIds } from './seen-ids.ts';
import { SEEN_MAX } from './stage-limits.ts';

/** Everything the stage knows. Times are local monotonic ms; nothing happens between two calls. */
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

  /** When the view changes next without anything arriving, or Infinity. */
  nextAt(): number {
    return Math.min(this.#banners.nextAt(), this.#animations.nextAt(), this.#entrances.nextAt());
  }
}
