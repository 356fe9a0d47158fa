/** Refusals that only the screens which meet them can put into a sentence, with an amount, a time or a name (`OwnWords`). */
type SaidByItsScreen =
  | 'ADDRESS_WRONG'
  | 'AMOUNT_OUT_OF_LIMITS'
  | 'ANOTHER_GAME_OPEN'
  | 'BANK_MISMATCH'
  | 'BIRTHDAY_REFUSED'
  | 'CANCELS_USED_UP'
  | 'CARD_NUMBER_WRONG'
  | 'DOCUMENT_DAY_WRONG'
  | 'ID_NUMBER_WRONG'
  | 'NICKNAME_REFUSED'
  | 'NICKNAME_TAKEN'
  | 'NICKNAME_TOO_SOON'
  | 'ORDER_MOVED_ON'
  | 'ORDER_STEP_REFUSED'
  | 'ORDER_UNFINISHED'
  | 'PAYEES_FULL'
  | 'PAYEE_KNOWN'
  | 'PAYEE_WAITING'
  | 'PAY_TYPE_CLOSED'
  | 'PICTURE_REFUSED'
  | 'PLAN_NEEDED'
  | 'PROOFS_USED_UP'
  | 'QUOTE_EXPIRED'
  | 'REAL_NAME_WRONG'
  | 'REVIEW_PENDING'
  | 'UNDER_AGE'
  | 'VENUE_CLOSED'
  | 'WAGERING_LEFT'
  | 'EMAIL_TAKEN'
  | 'WITHDRAW_HELD'
  | 'WITHDRAW_PASSWORD_COOLING'
  | 'WITHDRAW_PASSWORD_LOCKED'
  | 'WITHDRAW_PASSWORD_UNSET'
  | 'WITHDRAW_PASSWORD_WRONG';

/** Codes that the core, the shell or the player handles itself: no text is shown. */
type NeverSaid =
  | 'ACCESS_CAVEAT'
  | 'ACCESS_RESTRICTION'
  | 'ANIMATION_BROKEN'
  | 'ANIMATION_MISSING'
  | 'ANIMATION_TOO_LARGE'
  | 'CANCELLED'
  | 'IGNORED_A'
  | 'IGNORED_B'
  | 'MEDIA_EXPIRED'
  | 'MEDIA_STALLED'
  | 'MEDIA_UNSUPPORTED'
  | 'NEED_ROBOT_CHECK';

/** Faults of a program, the platform's or ours: a person can do nothing about them but try again. */
type NotForPeople =
  | 'BAD_REQUEST'
  | 'BAD_SIGNATURE'
  | 'BUG'
  | 'CORE_VERSION'
  | 'NONCE_SEEN'
  | 'STALE_TIMESTAMP'
  | 'UNKNOWN_CODE';

/** Error codes with the text `errors.unknown` unless a screen has its own. Every other code has a text. */
export type CodeWithoutText = SaidByItsScreen | NeverSaid | NotForPeople;
