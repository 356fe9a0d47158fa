import { proxy, useSnapshot } from 'valtio';
import { callCore } from '#app/core-client/core.ts';
import { refreshAnswers, useCall } from '#app/core-client/query.ts';
import { useSession } from '#app/core-client/session.ts';
import { perViewer } from '#app/core-client/viewer.ts';
import type { FollowKind, Follows } from '#contract/models/follow.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { askToLogIn } from '../account/login-prompt-store.ts';

const LISTS = { match: 'matches', league: 'leagues', anchor: 'anchors' } as const satisfies Record<
  FollowKind,
  keyof Follows
>;

/** What was just changed and is still on its way, by `kind id`. */
const underWay = perViewer(() => proxy<Record<string, boolean>>({}));

async function send(kind: FollowKind, id: string, on: boolean): Promise<void> {
  const key = `${kind} ${id}`;
  const mine = underWay();
  mine[key] = on;
  try {
    await callCore('follow.set', { kind, id, on });
    await refreshAnswers('follow.list');
  } finally {
    delete mine[key];
  }
}

const NOBODY: Follows = { matches: [], leagues: [], anchors: [] };

/** What the member follows. A change shows at once and is taken back when the platform refuses it. */
export function useFollows() {
  const session = useSession();
  const data = lastOf(useCall('follow.list', {}, { enabled: session.is === 'member' })) ?? NOBODY;
  const changing = useSnapshot(underWay());
  const isFollowed = (kind: FollowKind, id: string): boolean =>
    changing[`${kind} ${id}`] ?? data[LISTS[kind]].some((each) => each === id);
  return {
    follows: data,
    isFollowed,
    /** Guests are asked to log in. */
    toggle(kind: FollowKind, id: string): void {
      if (session.is !== 'member') askToLogIn();
      else send(kind, id, !isFollowed(kind, id)).catch(() => undefined);
    },
  };
}
