import type { Opener } from './openers.table.ts';

/** One measured piece of work in the worker. */
export type Work =
  | { readonly is: 'open'; readonly opener: Opener; readonly kilobytes: number; readonly times: number }
  | { readonly is: 'chat'; readonly from: 'pipeline' | 'fromTheWire' }
  | { readonly is: 'spin' };
