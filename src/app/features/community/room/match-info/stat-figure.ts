import type { MatchStat } from '#contract/play/match/schema.ts';
import { countText } from '#contract/units/count.ts';

/** A statistic of one side as it is shown. */
export const statFigure = (value: number, unit: MatchStat['unit']): string =>
  unit === 'percent' ? `${value}%` : countText(value);
