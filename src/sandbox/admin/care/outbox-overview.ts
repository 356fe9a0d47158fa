import type { LetterPurpose } from '#sandbox/domains/ground/code/code-inbox.ts';
import type { Platform } from '#sandbox/platform/platform.ts';

/** A text message or a mail, as its receiver sees it. */
export type OutboxOverview = {
  readonly letterId: number;
  /** `86 13800000000`, or an e-mail address. */
  readonly address: string;
  readonly purpose: LetterPurpose;
  /** The code; of an offer its title. */
  readonly text: string;
  readonly at: number;
};

const SHOWN = 40;

/** The last text messages and mails to any phone or mailbox, newest first. */
export const outboxOverview = ({ auth }: Platform): readonly OutboxOverview[] =>
  auth.inbox
    .recent(SHOWN)
    .map(({ letter_id, code, ...letter }) => ({ ...letter, letterId: letter_id, text: code }));
