import type { ActivityPhase } from '#contract/orders/activity.table.ts';
import { phaseOf } from '#sandbox/domains/activity/engine/editions.ts';
import type { ActivityTag } from '#sandbox/domains/activity/engine/tags.ts';
import type { Platform } from '#sandbox/platform/platform.ts';

/** An edition of an activity as operators see it. */
export type EditionOverview = {
  readonly activityId: string;
  readonly title: string;
  readonly phase: ActivityPhase;
  /** Epoch ms. */
  readonly openAt: number;
  readonly endAt: number;
  readonly results: number;
  /** Prizes that wait to be claimed. */
  readonly waiting: number;
  readonly steps: readonly { readonly step: string; readonly label: string }[];
  /** What is left on its shelves. */
  readonly shelves: readonly {
    readonly name: string;
    readonly period: string;
    readonly total: number;
    readonly left: number;
  }[];
};

export type ActivityOverview = {
  readonly editions: readonly EditionOverview[];
  readonly tags: readonly { readonly name: string; readonly nickname: string; readonly tag: ActivityTag }[];
};

const SHELVES_SHOWN = 12;

/** Editions of all activities, and members who are kept out of them. */
export function activityOverview({ activities, accounts, world }: Platform): ActivityOverview {
  const { editions, results, stock, tags, desk } = activities;
  const now = world.clock.now();
  return {
    editions: editions.all().map((edition) => {
      const { activityId, title, times } = edition;
      const { n, waiting } = results.figures(activityId);
      const shelves = stock
        .shelves(activityId, SHELVES_SHOWN)
        .map(({ left_over, ...shelf }) => ({ ...shelf, left: left_over }));
      const { openAt, endAt } = times;
      const phase = phaseOf(edition, now);
      const steps = desk.steps(edition, now);
      return { activityId, title, phase, openAt, endAt, results: n, waiting, steps, shelves };
    }),
    tags: tags.all().map(({ user_id, tag }) => {
      const account = accounts.byId(user_id);
      return { name: account?.name ?? '', nickname: account?.nickname ?? '', tag };
    }),
  };
}
