import { SECOND_MS } from '#contract/units/durations.ts';
import type { World } from '#sandbox/world/world.ts';
import { type Betting, type BettingPorts, createBetting } from './create-betting.ts';
import { placeDemoBets } from './demo/demo-bets.ts';
import { playDemoPast } from './demo/demo-past.ts';

const DECIDE_EVERY_MS = SECOND_MS / 4;
const SETTLE_EVERY_MS = 5 * SECOND_MS;

type Ports = Omit<BettingPorts, 'world' | 'now' | 'isOpenRoom'> & {
  readonly world: World;
  readonly seed: number;
};

/** Opens betting; work that came due while the platform was down is done before the first request. */
export function openBetting(ports: Ports): Betting {
  const { world, ledger, seed } = ports;
  const { clock, rooms } = world;
  const isOpenRoom = (roomNo: string) => rooms.status(roomNo).status === 1;
  const betting = createBetting({ ...ports, isOpenRoom, now: clock.now });
  betting.catchUp();
  betting.settleDue();
  betting.decideDue();
  playDemoPast(ports, betting, clock.now());
  placeDemoBets({ ...betting, world, ledger }, seed);
  clock.onSetBack(() => betting.facts.forgetAfter(clock.now()));
  clock.every(DECIDE_EVERY_MS, betting.decideDue);
  clock.every(SETTLE_EVERY_MS, betting.settleDue);
  return betting;
}
