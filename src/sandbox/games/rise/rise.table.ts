import type { TitleFacts } from '../engine.ts';
import type { Curve } from './rise.ts';

/** A title of this engine: its curve, and what rises along it. */
export type RiseRow = TitleFacts & {
  readonly curve: Curve;
  readonly look: 'ball' | 'lift';
};

/** Curves that differ in speed, cap and return. */
export const RISE_ROWS: readonly RiseRow[] = [
  {
    name: '升空',
    venue: 'leopard',
    brand: '北斗七',
    category: 'crash',
    look: 'ball',
    curve: { back: 97, cap: 1_000_00, growth: Math.log(2.36) / 9_500, betMs: 7_000, restMs: 3_000 },
  },
  {
    name: '观光电梯',
    venue: 'aurora',
    brand: '极昼',
    category: 'crash',
    isNew: true,
    look: 'lift',
    curve: { back: 98, cap: 20_00, growth: Math.LN2 / 4_000, betMs: 6_000, restMs: 3_000 },
  },
];
