import type { ActivityKind } from '#contract/activity/schema/kind.ts';

/** Opening of the next edition after the previous one has ended: whole days later at midnight in Beijing, or with a month. */
export type NextEdition =
  | { readonly opens: 'afterDays'; readonly days: number }
  | { readonly opens: 'withMonth' };

/** Kinds that are repeated, each edition with its own results. All others run until they end. */
export const NEXT_EDITIONS: Partial<Readonly<Record<ActivityKind, NextEdition>>> = {
  euroCup: { opens: 'afterDays', days: 8 },
  euro24: { opens: 'afterDays', days: 4 },
  /** A week to pass levels that were done, then a new way. */
  breakout: { opens: 'afterDays', days: 7 },
  wheel: { opens: 'withMonth' },
};
