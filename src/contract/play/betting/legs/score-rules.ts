import type { KnownScore, LegResult } from './leg.ts';
import { type MarketRule, unknownPick, wonIf } from './market-rule.ts';
import { leaderOf, sideOf } from './side-rules.ts';

/** Scores up to this many goals a side are offered by name; any higher one is `other`. */
export const NAMED_GOALS_MAX = 4;

const SCORE = /^(\d{1,2})-(\d{1,2})$/;

function scoreOf(pick: string): readonly [home: number, away: number] {
  const [, home, away] = SCORE.exec(pick) ?? unknownPick(pick);
  return [Number(home), Number(away)];
}

const isOther = ({ home, away }: KnownScore): boolean => Math.max(home, away) > NAMED_GOALS_MAX;

export const correctScore: MarketRule = {
  result(pick, _line, score) {
    if (pick === 'other') return wonIf(isOther(score));
    const [home, away] = scoreOf(pick);
    return wonIf(score.home === home && score.away === away);
  },
  isDecided(pick, _line, score) {
    if (pick === 'other') return isOther(score);
    const [home, away] = scoreOf(pick);
    return score.home > home || score.away > away;
  },
};

export const halfFull: MarketRule = {
  result(pick, _line, score): LegResult {
    const [half = '', full = ''] = pick.split('/');
    const [wantedHalf, wantedFull] = [sideOf(half), sideOf(full)];
    if (!score.half) return 'void';
    return wonIf(leaderOf(score.half) === wantedHalf && leaderOf(score) === wantedFull);
  },
  isDecided: (pick, _line, { half }) => half !== null && leaderOf(half) !== pick.split('/')[0],
};
