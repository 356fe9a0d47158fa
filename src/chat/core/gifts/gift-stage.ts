import { distinctUntilChanged, map, merge, Observable, type SchedulerLike, type Subscription } from 'rxjs';
import { COMBO_WINDOW_MS } from '#contract/community/gift/gift-rules.ts';
import type { GiftRun, GiftStageView } from '#contract/community/gift/stage.ts';
import type { Clock } from '#contract/units/time.ts';
import { createSeen } from '../rows/numbering.ts';
import type { GiftArrival } from './gift-arrivals.ts';
import { AnimationQueue, EntranceQueue } from './gift-queue.ts';
import { ComboRuns, insertByPrecedence, type LiveRun } from './gift-runs.ts';

const BANNERS_MAX = 2;
const BANNERS_WAITING_MAX = 24;
/** At most one view in this time, however many gifts arrive. */
const VIEW_EVERY_MS = 100;
/** Ids remembered against repeats, in each of two generations. */
const SEEN_MAX = 2_000;

type Banner = { readonly live: LiveRun; readonly shownAt: number };

const runOf = ({ run }: LiveRun): GiftRun => run;

/**
 * Shows at most two banners, with the others in a bounded queue; those that do not fit are counted. Each is removed 3 s
 * after the last gift of its run; the best waiting one takes the lane.
 */
class BannerLanes {
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

/** State of the stage. Times are local monotonic ms; it does not change between two calls. */
class StageState {
  readonly #seen = createSeen(SEEN_MAX);
  readonly #runs = new ComboRuns();
  readonly #banners = new BannerLanes();
  readonly #animations = new AnimationQueue();
  readonly #entrances = new EntranceQueue();

  arrive(arrival: GiftArrival, at: number): void {
    if (!this.#seen.add(arrival.key, at)) return;
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

export type GiftStagePorts = {
  readonly gifts$: Observable<GiftArrival>;
  /** Run ids whose animation has ended, or could not be shown. */
  readonly shown$: Observable<string>;
  /** True: banners only, under reduced motion. */
  readonly quiet$: Observable<boolean>;
  readonly clock: Clock;
  readonly scheduler: SchedulerLike;
};

const sameRuns = (left: readonly GiftRun[], right: readonly GiftRun[]): boolean =>
  left.length === right.length && left.every((run, index) => run === right[index]);

const sameView = (left: GiftStageView, right: GiftStageView): boolean =>
  left.animation === right.animation &&
  left.entrance === right.entrance &&
  left.waiting === right.waiting &&
  left.skipped === right.skipped &&
  left.bannersSkipped === right.bannersSkipped &&
  sameRuns(left.banners, right.banners);

/**
 * Directs the gifts of a room: merges combos, orders by own and worth, limits itself to one animation, two banners and one
 * entrance, and counts what it drops. Each gift costs a few map look-ups; views are emitted at most every 100 ms.
 */
export function createGiftStage(ports: GiftStagePorts): Observable<GiftStageView> {
  const views = new Observable<GiftStageView>((subscriber) => {
    const { clock, scheduler } = ports;
    const state = new StageState();
    let planned: { readonly at: number; readonly work: Subscription } | null = null;
    let lastView = Number.NEGATIVE_INFINITY;

    const plan = (at: number): void => {
      if (at === Number.POSITIVE_INFINITY || (planned && planned.at <= at)) return;
      planned?.work.unsubscribe();
      planned = { at, work: scheduler.schedule(show, Math.max(0, at - clock.mono())) };
    };
    const show = (): void => {
      planned = null;
      lastView = clock.mono();
      subscriber.next(state.settle(lastView));
      plan(Math.max(state.nextAt(), lastView + VIEW_EVERY_MS));
    };
    const soon = (): void => plan(Math.max(clock.mono(), lastView + VIEW_EVERY_MS));

    show();
    const changes = merge(
      ports.gifts$.pipe(map((arrival) => () => state.arrive(arrival, clock.mono()))),
      ports.shown$.pipe(map((runId) => () => state.shown(runId))),
      ports.quiet$.pipe(map((quiet) => () => state.quiet(quiet))),
    ).subscribe({
      next: (change) => {
        change();
        soon();
      },
      error: (thrown: unknown) => subscriber.error(thrown),
    });
    subscriber.add(changes);
    return () => planned?.work.unsubscribe();
  });
  return views.pipe(distinctUntilChanged(sameView));
}
