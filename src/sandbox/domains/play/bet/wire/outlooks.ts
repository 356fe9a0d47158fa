import type { BetWire } from '#contract/play/bet/schema.ts';
import type { LegRow } from '../bet-row.ts';
import type { BetWorld } from '../offers/offers.ts';
import { outlookByFacts } from '../offers/outlook-by-facts.ts';
import type { Settlement } from '../settlement/settlement.ts';

export type OutlookWire = NonNullable<BetWire['legs'][number]['outlook']>;

type Ports = {
  readonly world: Pick<BetWorld, 'facts'>;
  readonly settlement: Pick<Settlement, 'known'>;
};

/** Reads what the score of a match in play makes of a leg, by the facts that will settle it. */
export const createOutlooks =
  ({ world, settlement }: Ports) =>
  (leg: LegRow): OutlookWire | null => {
    const facts = world.facts(leg.match_id)?.isLive ? settlement.known(leg.match_id) : null;
    const outlook = facts && outlookByFacts(leg, facts);
    if (!facts || !outlook) return null;
    const [home, away] = facts.score;
    return { ...outlook, counts: leg.rule.counted === 'corners' ? 'corner' : 'goal', score: { home, away } };
  };
