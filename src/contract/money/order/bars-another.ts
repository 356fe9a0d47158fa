import type { OrderKind } from './machines.table.ts';

/**
 * Whether an unfinished order keeps its member from opening another of a kind [4.05]: one of a kind at a time, and one
 * that is being appealed waits for others and keeps nobody from going on.
 */
export const barsAnother = (
  { kind, state }: { readonly kind: OrderKind; readonly state: string },
  wanted: OrderKind,
): boolean => kind === wanted && state !== 'appealing';
