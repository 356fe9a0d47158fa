import { basketballPart, basketballPartOn } from '#contract/play/match/basketball-part.ts';
import type { PeriodScore } from '#contract/play/match/schema.ts';
import type { MatchView } from '../match-view.ts';
import type { Beat } from '../script/script.ts';

const MAPS_TO_WIN = 2;

/** Returns the current part of a match, from 1; the last one when it has ended, 0 before it. */
export function periodOf({ phase, fixture, elapsedMs, score, offset, script }: MatchView): number {
  if (phase === 'upcoming') return 0;
  switch (fixture.league.ballClassId) {
    case 1:
      return offset < script().periods.secondStart ? 1 : 2;
    case 2:
      return basketballPartOn(elapsedMs, phase === 'first' || phase === 'second');
    case 3:
      return Math.max(...score) >= MAPS_TO_WIN ? score[0] + score[1] : score[0] + score[1] + 1;
    default:
      return fixture.league.ballClassId satisfies never;
  }
}

/** Returns the score of each side in every part so far. */
export function periodsOf(view: MatchView): PeriodScore[] {
  const { fixture, told, script } = view;
  const count = periodOf(view);
  if (count === 0) return [];
  const scores = Array.from({ length: count }, () => ({ home: 0, away: 0 }));
  const { periods } = script();
  let maps = 0;
  const partOf = ({ offset, minute }: Beat): number => {
    switch (fixture.league.ballClassId) {
      case 1:
        return offset < periods.secondStart ? 0 : 1;
      case 2:
        return basketballPart(minute) - 1;
      case 3:
        return maps++;
      default:
        return fixture.league.ballClassId satisfies never;
    }
  };
  for (const beat of told) {
    if (beat.points === undefined || beat.side === 'none') continue;
    const part = scores[Math.min(partOf(beat), count - 1)];
    if (part) part[beat.side] += beat.points;
  }
  return scores;
}
