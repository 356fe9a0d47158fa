import type { followCalls } from '#contract/calls/follow.ts';
import type { FollowKind } from '#contract/models/follow.ts';
import type { HandlersOf } from '#sandbox/http/bind-calls.ts';
import { accountOf } from '#sandbox/http/call-context.ts';
import { refuse } from '#sandbox/http/refusal.ts';
import type { Platform } from '#sandbox/platform.ts';
import { LEAGUES } from '#sandbox/world/seeds/seed-leagues.ts';

function isThere({ world }: Platform, kind: FollowKind, id: string): boolean {
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

/** What a member follows. What is gone can still be left, but not followed anew. */
export const followHandlers = (platform: Platform): HandlersOf<typeof followCalls> => ({
  'follow.list': (_input, context) => platform.follows.of(accountOf(context).userId),
  'follow.set': ({ kind, id, on }, context) => {
    const { userId } = accountOf(context);
    if (on && !isThere(platform, kind, id)) refuse('NOT_FOUND');
    platform.follows.set(userId, kind, id, on, context.now);
    return platform.follows.of(userId);
  },
});
