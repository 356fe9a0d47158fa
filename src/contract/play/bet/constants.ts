/** Results of one leg of a bet. */
export const LEG_RESULTS = ['win', 'halfWin', 'push', 'halfLose', 'lose', 'void'] as const;

/** Odds changes accepted without confirmation: none, better odds only, any. */
export const ODDS_POLICIES = ['none', 'higher', 'any'] as const;

/** Combinations of legs: one, all of them together, or every combination of a given size. */
export const BET_KINDS = ['single', 'multiple', 'system'] as const;

/** Legs that one bet may have. */
export const BET_LEGS_MAX = 10;
/** Legs of one match that a combination may have. */
export const COMBINED_LEGS_MAX = 6;
/** Why a selection cannot be combined with others of its match. */
export const COMBINE_REASONS = [
  /** They never win together. */
  'excludes',
  /** It wins whenever the others do. */
  'implied',
  /** Another one wins whenever it does. */
  'covers',
  /** It nearly always wins with the others, so that the price would not rise. */
  'noGain',
  /** It can return the stake or a half of it. */
  'split',
  /** The model has no chance of both. */
  'unpriced',
  'tooMany',
] as const;
/** Legs that are looked up at once. */
export const QUOTE_LEGS_MAX = 20;

/** Open bets that are shown, and offered a cash-out, at once. */
export const OPEN_BETS_MAX = 50;

/** Why a bet was refused, or offered again at another price or stake. */
export const BET_REASONS = [
  ...COMBINE_REASONS,
  /** Odds outside the policy. */
  'oddsMoved',
  /** The line is not offered any more. */
  'lineGone',
  /** A goal, a map, a red card: what was chosen is another bet now. */
  'matchTurned',
  'suspended',
  'closed',
  'stakeLow',
  'stakeHigh',
  /** The most that may be won on a match by one member. */
  'matchLimit',
  /** Legs of one match without a price of their combination. */
  'related',
  'tooFew',
  /** Decision of the operator. */
  'operator',
  /** The member's break or exclusion began while the bet waited. */
  'memberAway',
] as const;

/** set: its value is waited for; expired: its time ended first; revoked by the member; ended: its bet ended first. */
export const AUTO_CASH_OUT_STATES = ['set', 'paid', 'expired', 'revoked', 'ended'] as const;

/** Why a bet cannot be cashed out now. */
export const CASH_OUT_REASONS = [
  /** A leg is locked for the moment: its odds return. */
  'suspended',
  /** Systems, and bets that are worth nothing any more. */
  'notOffered',
  /** The quote ran out, or the bet changed since. */
  'expired',
  /** The match turned while it waited. */
  'matchTurned',
  /** The bet was settled first: what it paid stays paid. */
  'settled',
] as const;
