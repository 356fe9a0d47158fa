import { callCore, serverNow } from '#app/core-client/core.ts';
import { periodStart } from '#app/features/wallet/record/record-period.ts';
import type { MakeFile } from '#app/features/wallet/record/use-file-export.ts';
import { allPages } from '#app/page/all-pages.ts';
import type { Currency } from '#contract/units/money.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import type { BetRecordPick } from './bet-record-pick.ts';
import { betsCsv } from './bets-csv.ts';
import { t } from './texts.ts';

/** The bets that are shown, all pages of them, as a file. */
export const betsFile =
  (currency: Currency, { which, period, venue }: BetRecordPick): MakeFile =>
  async (told) => {
    const to = Math.floor(serverNow());
    const from = periodStart(period, to);
    const bets = await allPages(
      (page, size) => callCore('bet.list', { currency, which, venue, from, to, page, size }),
      told,
    );
    return {
      name: `${t('betRecord.file')}-${currency}-${siteDayOf(to)}.csv`,
      csv: betsCsv(bets),
      count: bets.length,
    };
  };
