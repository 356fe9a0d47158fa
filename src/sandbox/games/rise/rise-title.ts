import type { Title } from '../engine.ts';
import { RISE_ROWS, type RiseRow } from './rise.table.ts';
import { automaticLevel, type Curve, LEVEL_MIN, RANGE, reaching, riseRules } from './rise.ts';

const HUNDRED = 100;
/** Levels of which each is played by itself in the proof of the return. */
const PRICED = [0, LEVEL_MIN, 150, 200, 500, 1_000];

/** Return of a choice as a part of 1. */
export function levelReturn(curve: Curve, choice: number): number {
  const level = automaticLevel(curve, choice);
  return ((reaching(curve, level) / RANGE) * level) / HUNDRED;
}

const titleOf = ({ curve, look: _look, ...facts }: RiseRow): Title => {
  const rules = riseRules(curve);
  return {
    ...facts,
    engine: 'rise',
    rules,
    pricedChoices: PRICED,
    exactReturns: () => Array.from({ length: rules.choices }, (_, choice) => levelReturn(curve, choice)),
  };
};

export const RISE_TITLES: readonly Title[] = RISE_ROWS.map(titleOf);
