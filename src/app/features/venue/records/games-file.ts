import { callCore, serverNow } from '#app/core-client/core.ts';
import { periodStart } from '#app/features/wallet/record/record-period.ts';
import type { MakeFile } from '#app/features/wallet/record/use-file-export.ts';
import { allPages } from '#app/page/all-pages.ts';
import type { Currency } from '#contract/units/money.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { t } from '../texts.ts';
import type { GameRecordPick } from './game-record-pick.ts';
import { gamesCsv } from './games-csv.ts';

/** The rounds that are shown, all pages of them, as a file. */
export const gamesFile =
  (currency: Currency, { period, venue }: GameRecordPick): MakeFile =>
  async (told) => {
    const to = Math.floor(serverNow());
    const from = periodStart(period, to);
    const rounds = await allPages(
      (page, size) => callCore('venue.records', { currency, venue, from, to, page, size }),
      told,
    );
    return {
      name: `${t('venue.records')}-${currency}-${siteDayOf(to)}.csv`,
      csv: gamesCsv(rounds, currency),
      count: rounds.length,
    };
  };
