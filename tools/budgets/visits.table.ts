import type { VisitSubject } from './first-visit.ts';

/** A first visit, and what it may transfer until it is of use. */
export type VisitBudget = VisitSubject & {
  readonly name: string;
  /** KB over the line, scripts alone and everything. */
  readonly scriptKb: number;
  readonly allKb: number;
};

/** The screens where visits begin. The limits are what was reached, and a little. */
export const VISITS: readonly VisitBudget[] = [
  {
    name: 'home, until a row can be pressed',
    path: '/app/home',
    shown: '.match-row',
    pressed: '.match-row .odd',
    scriptKb: 164,
    allKb: 220,
  },
];
