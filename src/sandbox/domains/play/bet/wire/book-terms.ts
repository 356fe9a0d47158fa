import type * as v from 'valibot';
import type { BookTerms } from '#contract/play/bet/book-terms-schema.ts';
import { BET_LEGS_MAX } from '#contract/play/bet/constants.ts';
import type { Currency } from '#contract/units/money.ts';
import { minorText } from '#sandbox/base/amount.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { BOOKS, type BookCode, SITE_BOOKS } from '#sandbox/base/tables/books.table.ts';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';
import { overroundOf } from '#sandbox/world/odds/overround.table.ts';
import type { BetControl } from '../offers/bet-control.ts';
import { stakeLimits } from '../offers/stake-limits.table.ts';

const BALLS = { sports: [1, 2], esports: [3] } as const;

type TermsRequest = { readonly venue: string; readonly currency: Currency; readonly siteId: SiteId };

const bookOfSite = ({ venue, siteId }: TermsRequest): BookCode =>
  SITE_BOOKS[siteId].find((code) => code === venue) ?? refuse('NOT_FOUND');

/** Returns the terms of a venue as they are now. @throws Refusal NOT_FOUND where the site has no such venue */
export const bookTerms =
  (control: Pick<BetControl, 'delayOf'>) =>
  (request: TermsRequest): v.InferInput<typeof BookTerms> => {
    const venue = bookOfSite(request);
    const { currency } = request;
    const { least, most, winMax, liveWinMax, matchWinMax } = stakeLimits({ venue, currency });
    return {
      venue,
      currency,
      stakes: { least: minorText(least), most: minorText(most) },
      winMost: minorText(winMax),
      liveWinMost: minorText(liveWinMax),
      matchWinMost: minorText(matchWinMax),
      legsMost: BET_LEGS_MAX,
      sports: BALLS[BOOKS[venue].kind].map((ballClassId) => {
        const overround = (market: string) => overroundOf(venue, ballClassId, market);
        return {
          ballClassId,
          delayMs: control.delayOf(venue, [{ isLive: true, ballClass: ballClassId }]),
          overrounds: {
            win: overround('win'),
            handicap: overround('handicap'),
            total: overround('total'),
          },
        };
      }),
    };
  };
