import type { DatabaseSync } from 'node:sqlite';
import type { ActivityCardWire } from '#contract/activity/schema/card.ts';
import type { ActivityDoes } from '#contract/activity/schema/does/does.ts';
import type { ActivityKind } from '#contract/activity/schema/kind.ts';
import type { ActivityParts, PlayableKind } from '#contract/activity/schema/parts.ts';
import type { ActivityRecordWire } from '#contract/activity/schema/record.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import type { ActivityMember } from './activity-member.ts';
import { type Cards, createCards, isPlayable } from './cards.ts';
import type { Edition, Editions } from './editions/editions.ts';
import { prizeClaimUntil } from './editions/open-ended-edition.ts';
import { admitToAct, admitToSee } from './gate.ts';
import type { Decision, KindTable } from './kind-rules.ts';
import { isAutoCredited } from './prizes/prizes.ts';
import { type Results, resultWire } from './results.ts';
import type { Settlement } from './settlement.ts';
import type { ActivityTags } from './tags.ts';

type Ports = {
  readonly db: DatabaseSync;
  readonly editions: Editions;
  readonly results: Results;
  readonly settlement: Settlement;
  readonly tags: ActivityTags;
  readonly kinds: KindTable;
};

/** Numbers a decision, and pays its prize or stores it for the member. */
const recording =
  ({ results, settlement }: Ports) =>
  ({ userId }: ActivityMember, edition: Edition, decision: Decision, now: number): ActivityRecordWire => {
    const { did, period, slot = null, prize, isPending, isClaim, stock } = decision;
    const { activityId, times } = edition;
    const n = decision.n ?? results.count(activityId, period, userId) + 1;
    if (results.nth(activityId, period, userId, n)) refuse('ACTIVITY_USED_UP');
    const known = prize.is === 'none' ? 'none' : 'won';
    const resultId = results.insert({
      activity_id: activityId,
      period,
      user_id: userId,
      n,
      did,
      slot,
      state: isPending ? 'pending' : known,
      prize,
      stock: stock ? `${stock.name} ${stock.period}` : null,
      at: now,
      claim_until: isPending || known === 'none' ? null : prizeClaimUntil(times, now),
    });
    const isPaid = !isPending && known === 'won' && (isClaim || isAutoCredited(prize));
    if (isPaid) settlement.claim(resultId, now);
    return resultWire(results.byId(resultId) ?? refuse('NOT_FOUND'));
  };

/** Creates the page contents of kinds, with the card of their edition. */
function pages({ db, editions, tags, kinds }: Ports, cardOf: Cards['cardOf']) {
  /** @throws Refusal ACTIVITY_BLACKLIST, and NOT_FOUND where none is on or to come. */
  const detail = <Kind extends PlayableKind>(
    kind: Kind,
    member: ActivityMember,
    now: number,
  ): { card: ActivityCardWire; part: ActivityParts[Kind] } => {
    admitToSee(tags, member);
    return transaction(db, () => {
      const edition = editions.current(kind, now) ?? refuse('NOT_FOUND');
      const part = kinds[kind].detail(member, edition, now);
      return { card: cardOf(member, edition, now), part };
    });
  };
  return {
    detail,
    /** Serves the next step to a member. @throws Refusal of the gate, of the kind, and as `detail` does. */
    next: <Kind extends PlayableKind>(kind: Kind, member: ActivityMember, now: number) =>
      transaction(db, () => {
        const edition = editions.current(kind, now) ?? refuse('NOT_FOUND');
        const { sites } = kinds[kind];
        admitToAct(tags, member, { edition, phases: ['open'], sites }, now);
        kinds[kind].next?.(member, edition, now);
        return detail(kind, member, now);
      }),
  };
}

export type Activities = ReturnType<typeof createActivities>;

/**
 * Creates the engine of all activities [1.03]: admission, one result for each act, and its prize, in one transaction before
 * anything is shown. Kinds only decide.
 */
export function createActivities(ports: Ports) {
  const { db, editions, results, settlement, tags, kinds } = ports;
  const { cardOf, list, past } = createCards(ports);
  const record = recording(ports);
  const claim = (member: ActivityMember, edition: Edition, resultId: string, now: number) => {
    const row = results.byId(resultId);
    if (row?.user_id !== member.userId || row.activity_id !== edition.activityId) return refuse('NOT_FOUND');
    if ((row.claim_until ?? now) <= now && row.state === 'won') return refuse('ACTIVITY_NOT_OPEN');
    settlement.claim(resultId, now);
    return resultWire(results.byId(resultId) ?? refuse('NOT_FOUND'));
  };
  const { detail, next } = pages(ports, cardOf);
  return {
    ...ports,
    list: (member: ActivityMember | null, now: number) =>
      transaction(db, () => ({ list: list(member, now), past: past(member, now) })),
    detail,
    next,
    records(member: ActivityMember, kind: ActivityKind | null, size: number, skip: number) {
      const { total, list: rows } = results.page(member.userId, kind, size, skip);
      return { total, list: rows.map(resultWire) };
    },
    /** Called within the transaction of the member's command. @throws Refusal of the gate and of the kind. */
    act(member: ActivityMember, activityId: string, does: ActivityDoes, now: number): ActivityRecordWire {
      const edition = editions.byId(activityId) ?? refuse('NOT_FOUND');
      if (!isPlayable(kinds, edition.kind)) return refuse('NOT_FOUND');
      const rules = kinds[edition.kind];
      const isClaim = does.does === 'claim';
      const phases = isClaim
        ? (['open', 'drawing', 'ended', 'claiming'] as const)
        : (rules.phasesOf?.(does) ?? ['open']);
      // Prizes won before an activity closed on a site can still be claimed there.
      const sites = isClaim ? undefined : rules.sites;
      admitToAct(tags, member, { edition, phases, sites }, now);
      if (isClaim) return claim(member, edition, does.resultId, now);
      return record(member, edition, rules.act(member, does, edition, now), now);
    },
  };
}
