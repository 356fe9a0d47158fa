import type { BetGroup } from '#contract/play/bet/returns-schema.ts';
import type { Sport } from '#contract/play/match/schema.ts';
import { oneOf } from '#contract/text/narrowing.ts';
import { t } from './texts.ts';

/** Value of the address for bets on several sports, or of several legs. */
const SEVERAL = '*';
const MARKET_MAX = 60;
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;
const SPORTS = ['football', 'basketball', 'esports'] as const satisfies readonly Sport[];

/** Parses a sport or a market of the address; null for neither. */
export function groupIn(query: URLSearchParams): BetGroup | null {
  const sport = query.get('sport');
  if (sport === SEVERAL) return { by: 'sport', sport: null };
  const known = oneOf([...SPORTS, ''] as const, sport, '');
  if (known !== '') return { by: 'sport', sport: known };
  const market = query.get('market');
  if (market === null || market === '' || market.length > MARKET_MAX) return null;
  return { by: 'market', marketName: market === SEVERAL ? null : market };
}

/** Parses a month of the address, as `2025-11`; null for none. */
export const monthIn = (text: string | null): string | null =>
  text !== null && MONTH.test(text) ? text : null;

/** Returns the parameter of the address for a sport or a market. */
export const groupParam = (group: BetGroup): readonly [name: string, value: string] =>
  group.by === 'sport' ? ['sport', group.sport ?? SEVERAL] : ['market', group.marketName ?? SEVERAL];

/** Returns the name of a sport or a market. */
export function groupName(group: BetGroup): string {
  if (group.by === 'market') return group.marketName ?? t('betRecord.manyLegs');
  return t(`betRecord.${group.sport ?? 'manySports'}`);
}

/** Returns the name of a month, `2025-11`. */
export const monthName = (month: string): string =>
  t('betRecord.monthName', { year: month.slice(0, 4), month: Number(month.slice(5)) });
