import type {
  ActivityCardWire,
  ActivityMineWire,
  ActivityMomentWire,
} from '#contract/activity/schema/card.ts';
import type { ActivityKind } from '#contract/activity/schema/kind.ts';
import type { PlayableKind } from '#contract/activity/schema/parts.ts';
import { NO_END } from '#contract/activity/states.table.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import type { ActivityMember } from './activity-member.ts';
import { type Edition, type Editions, phaseOf } from './editions/editions.ts';
import { flagOf, timeLock } from './gate.ts';
import type { KindTable } from './kind-rules.ts';
import type { ResultRow, Results } from './results.ts';
import type { ActivityTags } from './tags.ts';

type Ports = {
  readonly editions: Editions;
  readonly results: Results;
  readonly tags: ActivityTags;
  readonly kinds: KindTable;
};

/** Time for which ended editions are listed, ms. */
const PAST_MS = 90 * DAY_MS;

/** Reports whether a kind has rules on this platform. */
export const isPlayable = (kinds: KindTable, kind: ActivityKind): kind is PlayableKind =>
  Object.hasOwn(kinds, kind);

/** Returns the state of an activity for a member by their last result, once no action is possible any more. */
function standingAfter(last: ResultRow | null): ActivityMineWire | null {
  if (last === null) return null;
  const { state, prize } = last;
  switch (state) {
    case 'pending':
      return { is: 'pending', resultAt: null };
    case 'none':
      return { is: 'none' };
    case 'won':
      return { is: 'won', prize, claimUntil: last.claim_until ?? 0 };
    case 'claimed':
    case 'expired':
      return { is: state, prize };
  }
}

/** Returns the next moment of an edition by the clock; a kind with rounds provides its own. */
function momentOf(kinds: KindTable, edition: Edition, now: number): ActivityMomentWire | null {
  const { kind, times } = edition;
  switch (phaseOf(edition, now)) {
    case 'preheat':
      return { is: 'starts', at: times.openAt };
    case 'open': {
      const own = isPlayable(kinds, kind) ? (kinds[kind].moment?.(edition, now) ?? null) : null;
      if (own !== null || times.endAt === NO_END) return own;
      return { is: 'ends', at: times.endAt };
    }
    case 'drawing':
      return times.drawAt === null ? null : { is: 'draws', at: times.drawAt };
    case 'ended':
    case 'claiming':
    case 'closed':
      return null;
  }
}

/** Editions as the hub and their pages show them; called in a transaction. */
export function createCards({ editions, results, tags, kinds }: Ports) {
  const mineOf = (member: ActivityMember | null, edition: Edition, now: number): ActivityMineWire => {
    const sites = isPlayable(kinds, edition.kind) ? kinds[edition.kind].sites : undefined;
    const flag = flagOf(tags, member, sites);
    if (flag !== null || member === null) return flag ?? { is: 'locked', why: 'login', until: null };
    const waiting = results.waiting(edition.activityId, member.userId);
    if (waiting) return { is: 'won', prize: waiting.prize, claimUntil: waiting.claim_until ?? 0 };
    const lock = timeLock(edition, now);
    if (lock === null && isPlayable(kinds, edition.kind))
      return kinds[edition.kind].standing(member, edition, now);
    return standingAfter(results.last(edition.activityId, member.userId)) ?? lock ?? { is: 'none' };
  };
  const cardOf = (member: ActivityMember | null, edition: Edition, now: number): ActivityCardWire => {
    const { activityId, kind, title, times } = edition;
    const phase = phaseOf(edition, now);
    const mine = mineOf(member, edition, now);
    return { activityId, kind, title, times, phase, moment: momentOf(kinds, edition, now), mine };
  };
  return {
    cardOf,
    list: (member: ActivityMember | null, now: number): ActivityCardWire[] =>
      Object.keys(kinds)
        .filter((kind): kind is PlayableKind => Object.hasOwn(kinds, kind))
        .flatMap((kind) => editions.shown(kind, now))
        .map((edition) => cardOf(member, edition, now)),
    /** Returns editions before those of the list, from which no prize can be claimed any more. */
    past: (member: ActivityMember | null, now: number): ActivityCardWire[] =>
      editions
        .past(now, now - PAST_MS)
        .filter(({ times }) => times.claimUntil <= now)
        .map((edition) => cardOf(member, edition, now)),
  };
}
export type Cards = ReturnType<typeof createCards>;
