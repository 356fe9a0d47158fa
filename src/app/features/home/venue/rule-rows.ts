import type { BookTerms } from '#contract/play/bet/book-terms-schema.ts';
import type { Sport } from '#contract/play/match/schema.ts';
import type { NavVenue } from '#contract/site/navigation/schema.ts';
import { SECOND_MS } from '#contract/units/durations.ts';
import { formatShort } from '#contract/units/money.ts';
import { t } from './texts.ts';

export type Row = readonly [label: string, value: string];

/** A venue with the sport whose rules are shown. */
export type RulesOf = { readonly venue: NavVenue; readonly sport: Sport };

/** Formats a part of 1 as a percentage. */
const percent = (part: number, digits: number): string => `${(part * 100).toFixed(digits)}%`;
/** Parts that overrounds count in. */
const THOUSAND = 1_000;
/** Parts that rebates count in. */
const TEN_THOUSAND = 10_000;
const delayText = (ms: number) =>
  ms === 0 ? t('venueBoard.noDelay') : t('venueBoard.seconds', { count: String(ms / SECOND_MS) });

/** Returns the terms of a venue for a sport as rows of its card. */
export function ruleRows(terms: BookTerms, { venue, sport }: RulesOf): readonly Row[] {
  const ofSport = terms.sports.find((each) => each.sport === sport);
  const { stakes, winMost, liveWinMost, matchWinMost, legsMost } = terms;
  const { win = 0, handicap = 0, total = 0 } = ofSport?.overrounds ?? {};
  const returns = [win, handicap, total].map((each) => (each === 0 ? '–' : percent(THOUSAND / each, 1)));
  return [
    [t('venueBoard.stakes'), `${formatShort(stakes.least)}–${formatShort(stakes.most)}`],
    [t('venueBoard.winMost'), formatShort(winMost)],
    [t('venueBoard.liveWinMost'), formatShort(liveWinMost)],
    [t('venueBoard.matchWinMost'), formatShort(matchWinMost)],
    ...(ofSport ? [[t('venueBoard.delay'), delayText(ofSport.delayMs)] as const] : []),
    [t('venueBoard.returns'), returns.join(' / ')],
    [t('venueBoard.rebate'), percent(venue.rebate / TEN_THOUSAND, 2)],
    [t('venueBoard.multiple'), t('venueBoard.legs', { most: String(legsMost) })],
  ];
}
