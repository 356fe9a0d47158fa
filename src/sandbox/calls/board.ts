import type { boardCalls } from '#contract/calls/board.ts';
import type { HandlersOf } from '#sandbox/http/bind-calls.ts';
import type { Platform } from '#sandbox/platform.ts';

/** The match lists: how many, of which leagues, and what changes on them. */
export const boardHandlers = ({ world: { board } }: Platform): HandlersOf<typeof boardCalls> => ({
  'board.totals': () => board.totals(),
  'board.leagues': (pick) => ({ list: board.leagues(pick) }),
  'board.changes': async ({ cursor, waitMs, ...pick }, { signal }) => {
    const { list, gone, ...news } = await board.changes(pick, cursor, waitMs, signal);
    return { ...news, list: [...list], gone: [...gone] };
  },
});
