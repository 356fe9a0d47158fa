import type { Platform } from '#sandbox/platform/platform.ts';

export type LetterOverview = {
  readonly messageId: string;
  readonly name: string;
  readonly nickname: string;
  readonly title: string;
  /** Text of the first message. */
  readonly text: string;
  readonly parts: readonly {
    readonly from: 'member' | 'service';
    readonly text: string;
    readonly at: number;
  }[];
  /** The member had the last word. */
  readonly isWaiting: boolean;
};

const SHOWN = 30;

/** Private letters that members answered, those that wait for an answer first. */
export const letterOverview = ({ accounts, letters }: Platform): readonly LetterOverview[] =>
  letters.answered(SHOWN).map(({ userId, ...letter }) => {
    const account = accounts.byId(userId);
    return {
      ...letter,
      name: account?.name ?? '',
      nickname: account?.nickname ?? '',
      parts: letters.parts(letter.messageId),
    };
  });
