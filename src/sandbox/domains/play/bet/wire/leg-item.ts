import type { LegRow } from '../bet-row.ts';

/** Markets in which a side is backed to win. */
const WINNERS = ['winner', 'drawNoBet'] as const;

/** A selection, as far as its name needs it. */
type Named = Pick<LegRow, 'selection_id' | 'market_id' | 'line'> & {
  readonly words: Pick<LegRow['words'], 'homeName' | 'visitName' | 'pickName'>;
  readonly rule: Pick<LegRow['rule'], 'market'>;
};

const TEAM_SELECTION = /^(home|away)[-+\d.]*$/;

/** The team a selection backs, or null for totals, draws and scores. */
export function sideOf({
  selection_id,
  market_id,
}: Pick<LegRow, 'selection_id' | 'market_id'>): 'home' | 'away' | null {
  const [, side] = TEAM_SELECTION.exec(selection_id.slice(market_id.length + 1)) ?? [];
  return side === 'home' || side === 'away' ? side : null;
}

/** Returns the display name of a selection: a side by its team, which wins or has a line; a draw by its name. */
export function itemOf(leg: Named): string {
  const { homeName, visitName, pickName } = leg.words;
  const side = sideOf(leg);
  if (side === null) return leg.rule.market === 'winner' ? '平局' : pickName;
  const team = side === 'home' ? homeName : visitName;
  if (leg.line !== '') return `${team} ${leg.line}`;
  return WINNERS.some((market) => market === leg.rule.market) ? `${team} 胜` : team;
}
