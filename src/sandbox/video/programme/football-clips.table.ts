import type { PlayClip } from './play-graph.ts';

const play = (clip: string, units: number, from: PlayClip['from'], to: PlayClip['to']): PlayClip => ({
  clip,
  units,
  from,
  to,
});

/** Transitions between clips of football without a cut. */
export const FOOTBALL_PLAY: readonly PlayClip[] = [
  play('midfield.R', 2, 'homeMid', 'homeMid'),
  play('keep.R', 1, 'homeMid', 'homeMid'),
  play('forward.R', 2, 'homeMid', 'homeAttack'),
  play('press.R', 2, 'homeAttack', 'homeAttack'),
  play('dwell.R', 1, 'homeAttack', 'homeAttack'),
  play('intercept.R', 2, 'homeAttack', 'awayMid'),
  play('tackle.R', 1, 'homeMid', 'awayMid'),
  play('midfield.L', 2, 'awayMid', 'awayMid'),
  play('keep.L', 1, 'awayMid', 'awayMid'),
  play('forward.L', 2, 'awayMid', 'awayAttack'),
  play('press.L', 2, 'awayAttack', 'awayAttack'),
  play('dwell.L', 1, 'awayAttack', 'awayAttack'),
  play('intercept.L', 2, 'awayAttack', 'homeMid'),
  play('tackle.L', 1, 'awayMid', 'homeMid'),
];
