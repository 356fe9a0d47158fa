import { distinctUntilChanged, map, merge, Observable, type SchedulerLike, type Subscription } from 'rxjs';
import type { GiftRun, GiftStageView } from '#contract/community/gift/stage.ts';
import type { Clock } from '#contract/units/time.ts';
import type { GiftArrival } from './gift-arrival.ts';
import { VIEW_EVERY_MS } from './stage-limits.ts';
import { StageState } from './stage-state.ts';

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
