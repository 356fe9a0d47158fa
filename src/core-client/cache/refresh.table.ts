import type { PageCallName } from '#contract/book/table.ts';

/** Refresh intervals of displayed responses, ms; any other response is requested again only for a new subscriber. */
export const REFRESH_MS = {
  /** Pools move and matches end while one looks. */
  'activity.guess': 10_000,
  /** Rounds begin and end while one looks. */
  'activity.list': 15_000,
  'activity.lottery': 10_000,
  /** Windows open while one looks, and envelopes go. */
  'activity.rain': 5_000,
  'announcement.list': 60_000,
  /** Cash-out offer of a bet, requested again before the last offer expires. */
  'bet.cashOutQuote': 3_000,
  /** As above, for every open bet of a page. */
  'bet.cashOutQuotes': 3_000,
  /** For a bet that is not decided. */
  'bet.detail': 1_000,
  /** Results settle bets while one looks. */
  'bet.list': 10_000,
  /** Prices move while a slip is filled in. */
  'bet.quote': 2_000,
  'board.leagues': 15_000,
  'board.totals': 15_000,
  'board.venues': 60_000,
  /** Changes through other admins, and reports of members, while displayed. */
  'chat.moderations': 10_000,
  'chat.muteList': 10_000,
  'chatMessage.reports': 10_000,
  /** An operator may answer while one reads. */
  'feedback.detail': 10_000,
  'feedback.list': 30_000,
  'follow.feed': 15_000,
  /** Operators pack and send while one looks. */
  'parcel.detail': 10_000,
  'parcel.list': 30_000,
  'game.hot': 60_000,
  /** Every displayed gift triggers an additional refresh. */
  'gift.goal': 8_000,
  /** Gifts of others move the places while one looks. */
  'gift.rank': 10_000,
  /** Messages written meanwhile show without a reload. */
  'inbox.counts': 30_000,
  'inbox.list': 30_000,
  /** A reply to a letter may arrive while it is displayed. */
  'inbox.message': 5_000,
  'live.anchorRoom': 10_000,
  'live.anchors': 15_000,
  /** Sheets come an hour before kick-off; changes after that are events. */
  'live.lineups': 60_000,
  /** For the match on the home page; a room has a separate topic. */
  'live.matchDetail': 5_000,
  'live.odds': 5_000,
  'live.popular': 15_000,
  /** The state of the venue in the panel of prices. */
  'live.venue': 15_000,
  /** Time that was played in another tab or on another device makes the reminder due here. */
  'realityCheck.view': 60_000,
  /** Maintenance of the site or a venue begins and ends while one looks. */
  'site.maintenance': 15_000,
  /** A conversation; the poll also signals the visitor’s presence to the platform. */
  'support.conversation': 3_000,
  /** Bets and rounds move the wagering while one looks. */
  'welfare.list': 5_000,
  'welfare.summary': 5_000,
} as const satisfies Partial<Record<PageCallName, number>>;
