import { COMBO_WINDOW_MS } from '#contract/community/gift/constants.ts';
import type { GiftRun } from '#contract/community/gift/stage.ts';
import { insertByPrecedence, type LiveRun } from './gift-runs.ts';
import { BANNERS_MAX, BANNERS_WAITING_MAX } from './stage-limits.ts';

type Banner = { readonly live: LiveRun; readonly shownAt: number };

const runOf = ({ run }: LiveRun): GiftRun => run;

/**
 * Shows at most two banners, with the others in a bounded queue; those that do not fit are counted. Each is removed 3 s
 * after the last gift of its run; the best waiting one takes the lane.
 */
export class BannerLanes {
  #lanes: readonly Banner[] = [];
  readonly #waiting: LiveRun[] = [];
  skipped = 0;

  begin(live: LiveRun): void {
    insertByPrecedence(this.#waiting, live, runOf);
    if (this.#waiting.length > BANNERS_WAITING_MAX) {
      this.#waiting.pop();
      this.skipped += 1;
    }
  }

  /** Clears and fills the lanes for this moment. The viewer's own gift is not queued: it replaces another sender's in a lane. */
  settle(at: number): void {
    this.#lanes = this.#lanes.filter((banner) => leavesAt(banner) > at);
    if (this.#waiting[0]?.run.own && this.#lanes.length === BANNERS_MAX) {
      const other = this.#lanes.findIndex(({ live }) => !live.run.own);
      if (other >= 0) this.#lanes = this.#lanes.filter((_, index) => index !== other);
    }
    while (this.#lanes.length < BANNERS_MAX) {
      const live = this.#waiting.shift();
      if (!live) return;
      this.#lanes = [...this.#lanes, { live, shownAt: at }];
    }
  }

  runs(): readonly GiftRun[] {
    return this.#lanes.map(({ live }) => live.run);
  }

  /** Returns the time at which the next banner is removed, or Infinity. */
  nextAt(): number {
    return Math.min(...this.#lanes.map(leavesAt));
  }
}

const leavesAt = ({ live, shownAt }: Banner): number => Math.max(live.lastAt, shownAt) + COMBO_WINDOW_MS;
