import type { BlackjackRow } from '#sandbox/games/blackjack/blackjack.table.ts';
import type { TitleSymbol } from '#sandbox/games/symbols.ts';

/** Lines on the cloth on a field of 1000 × 560, and the emblem in its middle. */
export type BlackjackCloth = { readonly lines: string; readonly emblem: TitleSymbol | null };

export const BLACKJACK_CLOTHS: Readonly<Record<BlackjackRow['look'], BlackjackCloth>> = {
  arc: { lines: 'M120 250Q500 350 880 250M160 230Q500 320 840 230', emblem: null },
  summit: {
    lines: 'M0 470 190 250 300 360 420 190M580 190 700 360 810 250 1000 470',
    emblem: { name: '山峰', art: { kind: 'subject', subject: 'peak', palette: 'slate' } },
  },
  harbour: {
    lines: 'M0 186H1000M0 374H1000',
    emblem: { name: '船锚', art: { kind: 'subject', subject: 'anchor', palette: 'jade' } },
  },
};
