import { proxy, useSnapshot } from 'valtio';
import { openLoginPrompt } from '#app/features/people/account/login-prompt-store.ts';
import type { FollowKind, Follows, RemindKind } from '#contract/community/follow/schema.ts';
import { toAppError } from '#contract/errors.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { callCore } from '#core-client/core.ts';
import { refreshAnswers, useCall } from '#core-client/query.ts';
import { useSession } from '#core-client/session.ts';
import { perViewer } from '#core-client/viewer.ts';
import { textOfError } from '#i18n/error-text.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import { createOrderedChanges } from './ordered-changes.ts';

const LISTS = {
  match: 'matches',
  league: 'leagues',
  team: 'teams',
  anchor: 'anchors',
  expert: 'experts',
} as const satisfies Record<FollowKind, keyof Follows>;

const REMINDED = {
  match: 'remindMatches',
  anchor: 'remindAnchors',
  rain: 'remindRains',
} as const satisfies Record<RemindKind, keyof Follows>;

/** Pending changes, by `kind id`, or `remind kind id`. */
const pendingChanges = perViewer(() => proxy<Record<string, boolean>>({}));

const inOrder = createOrderedChanges();

const change = (key: string, on: boolean, doing: () => Promise<unknown>): Promise<void> =>
  inOrder(pendingChanges(), key, on, async () => {
    await doing();
    await refreshAnswers('follow.list', 'follow.feed');
  });

const send = (kind: FollowKind, id: string, on: boolean): Promise<void> =>
  change(`${kind} ${id}`, on, () => callCore('follow.set', { kind, id, on }));

/** Sets or removes a reminder, which the platform sends once. @throws AppError, as the core threw it. */
export const remind = (kind: RemindKind, id: string, on: boolean): Promise<void> =>
  change(`remind ${kind} ${id}`, on, () => callCore('follow.remind', { kind, id, on }));

const NOBODY: Follows = {
  matches: [],
  leagues: [],
  teams: [],
  anchors: [],
  experts: [],
  remindMatches: [],
  remindAnchors: [],
  remindRains: [],
};

const showRefusal = (thrown: unknown) => showToast({ text: textOfError(toAppError(thrown)), tone: 'alert' });

/** Returns the member's follows. A change shows at once and is reverted, with the reason, when the platform rejects it. */
export function useFollows() {
  const session = useSession();
  const data = lastOf(useCall('follow.list', {}, { enabled: session.is === 'member' })) ?? NOBODY;
  const changing = useSnapshot(pendingChanges());
  const isFollowed = (kind: FollowKind, id: string): boolean =>
    changing[`${kind} ${id}`] ?? data[LISTS[kind]].some((each) => each === id);
  return {
    isMember: session.is === 'member',
    follows: data,
    isFollowed,
    isReminded: (kind: RemindKind, id: string): boolean =>
      changing[`remind ${kind} ${id}`] ?? data[REMINDED[kind]].some((each) => each === id),
    /** Sends guests to the login. */
    toggle(kind: FollowKind, id: string): void {
      if (session.is !== 'member') openLoginPrompt();
      else send(kind, id, !isFollowed(kind, id)).catch(showRefusal);
    },
  };
}
