import type { ActivityLock } from '#contract/activity/member-states.table.ts';
import type { ActivityMineWire } from '#contract/activity/schema/card.ts';
import type { ActivityPhase } from '#contract/activity/states.table.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';
import type { ActivityMember } from './activity-member.ts';
import { type Edition, phaseOf } from './editions/editions.ts';
import type { ActivityTags } from './tags.ts';

type Locked = Extract<ActivityMineWire, { is: 'locked' }>;
const locked = (reason: ActivityLock, until: number | null = null): Locked => ({
  is: 'locked',
  why: reason,
  until,
});

/** Refuses members who must not see activities, before anything is shown [8.15]. @throws Refusal ACTIVITY_BLACKLIST. */
export function admitToSee(tags: Pick<ActivityTags, 'of'>, { userId }: ActivityMember): void {
  if (tags.of(userId).includes('blacklist')) refuse('ACTIVITY_BLACKLIST');
}

/** Sites an activity is for; all where absent. */
type Sites = readonly SiteId[] | undefined;

/** Returns the exclusion of a member that applies at any time; null for none [6.05, 8.15]. */
export function flagOf(
  tags: Pick<ActivityTags, 'of'>,
  member: ActivityMember | null,
  sites: Sites,
): Locked | null {
  if (member === null) return locked('login');
  const [tag] = tags.of(member.userId);
  if (tag !== undefined) return locked(tag);
  return (sites?.includes(member.siteId) ?? true) ? null : locked('region');
}

/** Returns the lock that depends on time only; null while it is open. */
export function timeLock(edition: Edition, now: number): Locked | null {
  const phase = phaseOf(edition, now);
  if (phase === 'preheat') return locked('early', edition.times.openAt);
  return phase === 'open' ? null : locked('late');
}

type Acting = {
  readonly edition: Edition;
  /** Phases in which an act of this kind is accepted. */
  readonly phases: readonly ActivityPhase[];
  readonly sites: Sites;
};

/**
 * Every act passes here, whatever the kind, in the transaction that books it. @throws Refusal ACTIVITY_BLACKLIST for a member
 * who is out of activities, ACTIVITY_LOCKED for one with another flag or on another site, ACTIVITY_NOT_OPEN outside of the phases.
 */
export function admitToAct(
  tags: Pick<ActivityTags, 'of'>,
  member: ActivityMember,
  { edition, phases, sites }: Acting,
  now: number,
): void {
  admitToSee(tags, member);
  if (flagOf(tags, member, sites) !== null) refuse('ACTIVITY_LOCKED');
  if (!phases.includes(phaseOf(edition, now))) refuse('ACTIVITY_NOT_OPEN');
}
