import type { ActivityDoes } from '#contract/activity/schema/does/does.ts';
import type { ActivityRecord } from '#contract/activity/schema/record.ts';
import type { PageCallName } from '#contract/book/table.ts';
import type { CommandSubject } from '#contract/commands/command.ts';
import { outcomeOf } from '#contract/commands/outcome-of.ts';
import type { ActivityId } from '#contract/fields/ids.ts';
import { activeSubjectOf, refusalOf } from '#core-client/command/command-state.ts';
import { useCommand } from '#core-client/command/use-command.ts';
import { refreshAnswers } from '#core-client/query.ts';

/**
 * Runs the member's actions in one activity, one at a time: each is stored, sent once and verified when its response is
 * lost.
 * @param shows the call whose response the page shows; every action refetches it, with other data that a prize changes
 */
export function useActing(activityId: ActivityId, shows: PageCallName) {
  const command = useCommand(['activity']);
  const isHere = ({ subject }: { readonly subject: CommandSubject }) =>
    subject.is === 'activity' && subject.activityId === activityId;
  const refresh = () =>
    refreshAnswers(
      shows,
      'activity.list',
      'activity.records',
      'coupon.list',
      'welfare.list',
      'welfare.summary',
      'coin.records',
    );
  return {
    pending: command.pending.filter(isHere),
    ended: command.ended.filter(isHere),
    slow: command.state.is === 'sending' && command.state.slow,
    busy: activeSubjectOf(command.state) !== null,
    /** The answer was lost and is requested again. */
    isInDoubt: command.state.is === 'verifying',
    refusal: refusalOf(command.state),
    /**
     * Runs an action and returns its result; null when it was rejected, with the reason in `refusal`, or is still being
     * looked up.
     * @param after runs before the next action; refetches the shown responses unless given
     */
    act: async (does: ActivityDoes, after: () => unknown = refresh): Promise<ActivityRecord | null> => {
      const end = await command.run({ is: 'activity', activityId, does }, after);
      return end.is === 'done' ? outcomeOf(end.outcome, 'activity').result : null;
    },
    refresh,
    /** Clears the result of the last action, when another one is chosen. */
    forget: command.forget,
  };
}
export type Acting = ReturnType<typeof useActing>;
