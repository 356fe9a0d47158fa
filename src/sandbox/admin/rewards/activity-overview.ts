import type { ActivityPhase } from '#contract/activity/states.table.ts';
import type { EditGroup } from '#sandbox/domains/activity/engine/desk/editing.ts';
import { phaseOf } from '#sandbox/domains/activity/engine/editions/editions.ts';
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
  /** Numbers that can be changed, or the reason why they cannot. */
  readonly groups: readonly EditGroup[];
};

export type ActivityOverview = {
  readonly editions: readonly EditionOverview[];
  readonly tags: readonly { readonly name: string; readonly nickname: string; readonly tag: ActivityTag }[];
};

/** Returns the editions of all activities, and members who are excluded from them. */
export function activityOverview({ activities, accounts, world }: Platform): ActivityOverview {
  const { editions, results, tags, desk } = activities;
  const now = world.clock.now();
  return {
    editions: editions.all().map((edition) => {
      const { activityId, title, times } = edition;
      const { n, waiting } = results.figures(activityId);
      const { openAt, endAt } = times;
      const phase = phaseOf(edition, now);
      const steps = desk.steps(edition, now);
      const groups = desk.groups(edition, now);
      return { activityId, title, phase, openAt, endAt, results: n, waiting, steps, groups };
    }),
    tags: tags.all().map(({ user_id, tag }) => {
      const account = accounts.byId(user_id);
      return { name: account?.name ?? '', nickname: account?.nickname ?? '', tag };
    }),
  };
}
