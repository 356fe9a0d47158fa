import { asianResult, type MarketRule, quartersOf, unknownPick, wonIf } from './market-rule.ts';

const QUARTERS = 4;
const SIDES = ['home', 'draw', 'away'] as const;
type Side = (typeof SIDES)[number];
type Counts = { readonly home: number; readonly away: number };

/** Returns the leading side. */
export const leaderOf = ({ home, away }: Counts): Side =>
  home === away ? 'draw' : home > away ? 'home' : 'away';

/** The side a pick names. @throws RangeError when it names none */
export const sideOf = (pick: string): Side => SIDES.find((side) => side === pick) ?? unknownPick(pick);

function teamOf(pick: string): 'home' | 'away' {
  const side = sideOf(pick);
  return side === 'draw' ? unknownPick(pick) : side;
}

/** A lead can always be lost. */
const never = () => false;

export const winner: MarketRule = {
  result: (pick, _line, score) => wonIf(leaderOf(score) === sideOf(pick)),
  isDecided: never,
};

export const drawNoBet: MarketRule = {
  result(pick, _line, score) {
    const team = teamOf(pick);
    const leader = leaderOf(score);
    return leader === 'draw' ? 'push' : wonIf(leader === team);
  },
  isDecided: never,
};

export const handicap: MarketRule = {
  result(pick, line, { home, away }) {
    const lead = teamOf(pick) === 'home' ? home - away : away - home;
    return asianResult(QUARTERS * lead + quartersOf(line));
  },
  isDecided: never,
};
