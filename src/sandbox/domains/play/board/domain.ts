import { boardCalls } from '#contract/play/board/calls.ts';
import { handlersFor, statelessDomain } from '#sandbox/domains/domain.ts';
import { boardHandlers } from './board-handlers.ts';

/** The board of matches and its filters. */
export const boardDomain = statelessDomain({ handlers: handlersFor(boardCalls, boardHandlers) });
