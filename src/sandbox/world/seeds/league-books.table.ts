import { BOOK_CODES, BOOKS, type BookCode, SITE_BOOKS } from '#sandbox/base/tables/books.table.ts';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';
import type { League } from './seed-leagues.ts';

/** Returns the venue that takes bets on a match at a site; null for an unknown match. */
export type BookOfMatch = (matchId: string, siteId: SiteId) => BookCode | null;

/** Leagues of each book, by their ids: every league has one. */
const LEAGUE_IDS: Readonly<Record<BookCode, string>> = {
  /** First teams of the mainland and their reserves. */
  YBTY: 'des djj bjj bcj nyc nyj xyl pyl hql bje nye xye pye hqe hlm bll hle ble',
  /** Leagues of the islands and of the strait. */
  LJTY: 'hxc hxn hxj hxy hxe qdl qdw qdy qde hlw hly qlw qly qle',
  /** Women's, youth and juniors' leagues of the mainland. */
  QHTY: 'qnj dnz djq bjw bjy nyw nyy xyw xyy pyw pyy pyg hqw hqy hqg blw bly nny nne',
  LZTY: 'nnl nnm',
  /** Cups. */
  BTGJ: 'qdb xyb qlb',
  HJTY: '',
  HGDJ: 'xwd xwe xwy xww nyd nyq hqd hqq hqn',
  YBDJ: 'dqc dqe dqy dqw pyd pyq pyn',
};

const OWN: ReadonlyMap<string, BookCode> = new Map(
  BOOK_CODES.flatMap((code) => LEAGUE_IDS[code].split(' ').map((leagueId) => [leagueId, code] as const)),
);

/**
 * Returns the venue that takes bets on a league at a site: the book of the league, or the first one of its kind where the
 * site does not offer it. Null for the site: the book of the league itself.
 */
export function bookAt({ leagueId }: Pick<League, 'leagueId'>, siteId: SiteId | null): BookCode {
  const own = OWN.get(leagueId) ?? 'YBTY';
  if (siteId === null) return own;
  const offered: readonly [BookCode, ...BookCode[]] = SITE_BOOKS[siteId];
  if (offered.includes(own)) return own;
  return offered.find((code) => BOOKS[code].kind === BOOKS[own].kind) ?? offered[0];
}
