import type { followCalls } from '#contract/calls/follow.ts';
import type { FollowKind } from '#contract/models/follow.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf } from '#sandbox/http/binding/call-context.ts';
import { LEAGUES } from '#sandbox/world/seeds/leagues.ts';
import type { World } from '#sandbox/world/world.ts';
import type { FollowStore } from './follow-store.ts';

/** What the handlers need of the platform. */
type Ports = {
  readonly world: World;
  readonly follows: FollowStore;
};

function isThere({ world }: Ports, kind: FollowKind, id: string): boolean {
  switch (kind) {
    case 'match':
      return world.matches.find(id) !== null;
    case 'league':
      return LEAGUES.some(({ leagueId }) => leagueId === id);
    case 'anchor':
      return world.anchors.find(id) !== null;
    default:
      return kind satisfies never;
  }
}

/** What a member follows. What is gone can still be left, but not followed again. */
export const followHandlers = (platform: Ports): HandlersOf<typeof followCalls> => ({
  'follow.list': (_input, context) => platform.follows.of(accountOf(context).userId),
  'follow.set': ({ kind, id, on }, context) => {
    const { userId } = accountOf(context);
    if (on && !isThere(platform, kind, id)) refuse('NOT_FOUND');
    platform.follows.set(userId, kind, id, on, context.now);
    return platform.follows.of(userId);
  },
});
