import { COMBINED_LEGS_MAX } from '#contract/play/bet/constants.ts';
import type { CombineReason } from '#contract/play/bet/schema.ts';
import { quartersOf } from '#contract/play/betting/legs/market-rule.ts';
import { combinationPrices, lastLegFault } from '#sandbox/world/odds/joint/combination-prices.ts';
import { type Facet, type JointLeg, type Outcomes, winningSets } from '#sandbox/world/odds/joint/outcomes.ts';
import type { BallClass } from '../offers/selection-rule.ts';
import { type SettledSelection, settleByFacts } from '../offers/settle-by-facts.ts';

/** A selection of a match with its price, as it is combined with others. */
export type Combinable = SettledSelection & { readonly ballClass: BallClass; readonly odds: string };
type Part = { readonly leg: JointLeg; readonly odds: string; readonly isSplit: boolean };

/** Quarters of a line that ends in a half. */
const isHalfLine = (line: string): boolean => Math.abs(quartersOf(line) % 4) === 2;

/** Reports whether a selection can return its stake or a part of it though its match is played. */
function isSplit({ rule: { market }, line, ballClass }: Combinable): boolean {
  if (market === 'drawNoBet') return ballClass === 1;
  return (market === 'handicap' || market === 'total') && !isHalfLine(line);
}

function facetOf({ rule: { market, counted } }: SettledSelection): Facet {
  if (market === 'nextGoal' || market === 'nextMap') return 'next';
  if (market === 'halfFull') return 'halves';
  return counted === 'half' || counted === 'corners' ? counted : 'score';
}

/** Returns a selection as the model of the match sees it: won by the rules it is settled by. */
export const jointLegOf = (selection: SettledSelection): JointLeg => ({
  facet: facetOf(selection),
  wins: (end) => settleByFacts(selection, { ...end, status: 'final' })?.result === 'win',
});

/** Legs of the ends of a match, by their rules: each is settled once, however often it is combined. */
const knownLegs = new WeakMap<Outcomes, Map<string, JointLeg>>();

function sharedLegOf(outcomes: Outcomes, selection: SettledSelection): JointLeg {
  const known = knownLegs.get(outcomes) ?? new Map<string, JointLeg>();
  knownLegs.set(outcomes, known);
  const { rule, line, base, nth } = selection;
  const key = `${Object.values(rule)} ${line} ${base} ${nth}`;
  const leg = known.get(key) ?? jointLegOf(selection);
  known.set(key, leg);
  return leg;
}

const partOf = (outcomes: Outcomes | null, selection: Combinable): Part => ({
  leg: outcomes ? sharedLegOf(outcomes, selection) : jointLegOf(selection),
  odds: selection.odds,
  isSplit: isSplit(selection),
});

type Joined = { readonly prices: readonly string[] } | { readonly fault: CombineReason };

const faultOf = (is: CombineReason['is']): Joined => ({ fault: { is, with: null } });

/** Adds the last of the parts to the others, which are known to be combinable. */
function joined(outcomes: Outcomes | null, parts: readonly Part[]): Joined {
  if (parts.at(-1)?.isSplit) return faultOf('split');
  if (parts.length > COMBINED_LEGS_MAX) return faultOf('tooMany');
  const exactly =
    outcomes &&
    winningSets(
      outcomes,
      parts.map(({ leg }) => leg),
    );
  if (exactly === null) return faultOf('unpriced');
  const prices = combinationPrices(
    exactly,
    parts.map(({ odds }) => odds),
  );
  const fault = parts.length > 1 ? lastLegFault(exactly, prices, parts.length) : null;
  return fault ? { fault } : { prices };
}

/** Selections of one match, taken in order: each joins those before it, or is left out with a reason. */
export type Combination = {
  /** Indexes of those that count. */
  readonly legs: readonly number[];
  readonly barred: readonly (CombineReason & { readonly leg: number })[];
  /** Price of each set of those that count, as a bit mask of their places among them. */
  readonly prices: readonly string[];
  /** Returns why a further selection cannot be added; null when it can. */
  faultOf(further: Combinable): CombineReason | null;
};

/** Combines selections of one match under its model. @param outcomes null once the match has ended */
export function combine(outcomes: Outcomes | null, selections: readonly Combinable[]): Combination {
  const kept: { readonly part: Part; readonly at: number }[] = [];
  const barred: (CombineReason & { leg: number })[] = [];
  let prices: readonly string[] = [];
  const join = (part: Part) => joined(outcomes, [...kept.map((each) => each.part), part]);
  const named = ({ is, with: other }: CombineReason): CombineReason => ({
    is,
    with: other === null ? null : (kept[other]?.at ?? null),
  });
  for (const [at, selection] of selections.entries()) {
    const part = partOf(outcomes, selection);
    const result = join(part);
    if ('fault' in result) {
      barred.push({ leg: at, ...named(result.fault) });
    } else {
      kept.push({ part, at });
      prices = result.prices;
    }
  }
  return {
    legs: kept.map(({ at }) => at),
    barred,
    prices,
    faultOf(further) {
      const result = join(partOf(outcomes, further));
      return 'fault' in result ? named(result.fault) : null;
    },
  };
}
