import { LEG_MARKETS } from '#contract/play/betting/legs/leg.ts';

export const SETTLED_MARKETS = [...LEG_MARKETS, 'nextGoal', 'nextMap'] as const;

/** Facts of a match that a selection can count. */
export const COUNTED = ['goals', 'half', 'corners', 'home', 'away'] as const;
export type Counted = (typeof COUNTED)[number];

/** Settlement rule of a selection, stored in full, so that its text is never parsed again. */
export type SelectionRule = {
  /** `nextGoal` is settled by who scored the numbered goal, `nextMap` by who won the numbered map. */
  readonly market: (typeof SETTLED_MARKETS)[number];
  readonly pick: string;
  readonly counted: Counted;
  /** True if only facts after the bet was taken count. */
  readonly isSince: boolean;
};

export type BallClass = 1 | 2 | 3;

type MarketRule = Omit<SelectionRule, 'pick'>;
const of = (market: SelectionRule['market'], counted: Counted = 'goals', isSince = false): MarketRule => ({
  market,
  counted,
  isSince,
});

/** Markets that every sport settles alike, by their key. */
const EVERYWHERE: Readonly<Record<string, MarketRule>> = {
  total: of('total'),
  'half-total': of('total', 'half'),
  'home-total': of('total', 'home'),
  'away-total': of('total', 'away'),
  score: of('correctScore'),
};

const FOOTBALL: Readonly<Record<string, MarketRule>> = {
  ...EVERYWHERE,
  next: of('nextGoal'),
  win: of('winner'),
  'half-win': of('winner', 'half'),
  drawless: of('drawNoBet'),
  handicap: of('handicap', 'goals', true),
  'half-handicap': of('handicap', 'half', true),
  'half-full': of('halfFull'),
  both: of('bothScore'),
  parity: of('oddEven'),
  range: of('goalRange'),
  corner: of('total', 'corners'),
  'corner-handicap': of('handicap', 'corners', true),
  'corner-parity': of('oddEven', 'corners'),
};

/** Markets of two sides without a draw: a draw that occurs anyway refunds the stakes. */
const OF_TWO: Readonly<Record<string, MarketRule>> = {
  ...EVERYWHERE,
  next: of('nextMap'),
  win: of('drawNoBet'),
  handicap: of('handicap'),
  'half-handicap': of('handicap', 'half'),
};

const RULES: Readonly<Record<BallClass, Readonly<Record<string, MarketRule>>>> = {
  1: FOOTBALL,
  2: OF_TWO,
  3: OF_TWO,
};

const RANGES: Readonly<Record<string, string>> = {
  range0: '0-1',
  range2: '2-3',
  range4: '4-6',
  range7: '7+',
};
const WITH_LINE = /^(home|away|over|under)[-\d.]+$/;

/** The pick as the rules of settlement name it, from the key of a selection. */
const pickOf = (key: string): string => RANGES[key] ?? key.replace(':', '-').replace(WITH_LINE, '$1');

/** Returns the settlement rule of a selection, by the keys of its market and of itself; null for a market without a rule. */
export function selectionRule(ballClassId: BallClass, market: string, key: string): SelectionRule | null {
  const rules = RULES[ballClassId];
  const rule = Object.hasOwn(rules, market) ? rules[market] : undefined;
  return rule ? { ...rule, pick: pickOf(key) } : null;
}
