/** Purposes of text messages and mails: single-purpose codes, changes to account security, offers [7.11] [P.29]. */
export const LETTER_PURPOSES = [
  'register',
  'login',
  'reactivate',
  'recover',
  'withdrawPassword',
  /** To a phone that is to become the member's. */
  'bindPhone',
  /** To a mailbox that is to become the member's. */
  'bindEmail',
  /** To the phone that is to be replaced. */
  'changePhone',
  /** A change of what can recover the account, announced on the other channel. */
  'security',
  'offer',
] as const;
export type LetterPurpose = (typeof LETTER_PURPOSES)[number];
export type CodePurpose = Exclude<LetterPurpose, 'offer' | 'security'>;
