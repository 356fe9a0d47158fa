import type { Bet } from '#contract/play/bet/schema.ts';
import { csvOf } from '#contract/text/csv.ts';
import { minor, minorToText } from '#contract/units/money.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { timeOfDay } from '#contract/units/time.ts';
import { kindName, legAbout, legName } from '../bet-text.ts';
import { outcomeLabel } from './bet-outcome.ts';
import { netOf, validStakeOf } from './return-working.ts';
import { t } from './texts.ts';

const HEADS = [
  'at',
  'number',
  'venue',
  'kind',
  'bet',
  'result',
  'staked',
  'valid',
  'returned',
  'net',
  'currency',
] as const;

const legText = (leg: Bet['legs'][number]) => `${legAbout(leg)} · ${legName(leg)} @ ${leg.odds}`;

function cellsOf(bet: Bet): readonly string[] {
  const net = netOf(bet);
  return [
    `${siteDayOf(bet.placedAt)} ${timeOfDay(bet.placedAt)}`,
    bet.betNo,
    bet.venueName,
    kindName(bet),
    bet.legs.map(legText).join('；'),
    outcomeLabel(bet),
    minorToText(bet.stake),
    minorToText(validStakeOf(bet)),
    minorToText(minor((bet.returned ?? 0n) + bet.cashedOut)),
    net === null ? '' : minorToText(net),
    bet.currency,
  ];
}

/** Bets as a file for spreadsheets: a line each, amounts as plain decimals. */
export const betsCsv = (bets: readonly Bet[]): string =>
  csvOf(
    HEADS.map((head) => t(`betRecord.${head}`)),
    bets.map(cellsOf),
  );
