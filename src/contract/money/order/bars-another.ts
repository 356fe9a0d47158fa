import type { OrderKind } from './machines.table.ts';

/**
 * Reports whether an unfinished order blocks its member from opening another of a kind [4.05]: one of a kind at a time; an
 * appealed order waits for review and blocks no other.
 */
export const barsAnother = (
  { kind, state }: { readonly kind: OrderKind; readonly state: string },
  wanted: OrderKind,
): boolean => kind === wanted && state !== 'appealing';
