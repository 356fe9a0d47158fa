import type { RoundRecord } from '#contract/play/venue/schema.ts';
import { csvOf } from '#contract/text/csv.ts';
import { type Currency, minor, minorToText } from '#contract/units/money.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { timeOfDay } from '#contract/units/time.ts';
import { t } from '../texts.ts';

const HEADS = [
  'at',
  'game',
  'place',
  'roundNumber',
  'staked',
  'valid',
  'returned',
  'net',
  'currency',
] as const;

/** Rounds as a file for spreadsheets: a line each, amounts as plain decimals. */
export const gamesCsv = (rounds: readonly RoundRecord[], currency: Currency): string =>
  csvOf(
    HEADS.map((head) => t(`venue.${head}`)),
    rounds.map(({ at, name, venueName, roundId, stake, validStake, payout }) => [
      `${siteDayOf(at)} ${timeOfDay(at)}`,
      name,
      venueName,
      roundId,
      minorToText(stake),
      minorToText(validStake),
      minorToText(payout),
      minorToText(minor(payout - stake)),
      currency,
    ]),
  );
