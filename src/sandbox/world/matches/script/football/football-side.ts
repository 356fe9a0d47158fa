import { type Random, random } from '#contract/units/random.ts';
import { integerBetween, weighted } from '../random-choice.ts';
import type { Player, Role, Squad } from '../squad.ts';

/** Goals an average side scores at home and away. */
const HOME_GOALS = 1.48;
const AWAY_GOALS = 1.18;
/** Distance of the best and the worst from the average. */
const SPREAD = 0.28;

/** A club's attack and defence around 1; a high defence lets more in. */
function strengthOf(club: string, seed: number) {
  const next = random(`${seed} strength ${club}`);
  return { attack: 1 + (next() * 2 - 1) * SPREAD, defence: 1 + (next() * 2 - 1) * SPREAD };
}

/** Goals each side may be expected to score over a whole match. */
export function expectedGoals(home: string, away: string, seed: number): readonly [number, number] {
  const [one, other] = [strengthOf(home, seed), strengthOf(away, seed)];
  return [HOME_GOALS * one.attack * other.defence, AWAY_GOALS * other.attack * one.defence];
}

const SHOOTS: Readonly<Record<Role, number>> = { keeper: 0, defender: 1, midfielder: 3, forward: 6 };
const FOULS: Readonly<Record<Role, number>> = { keeper: 0.2, defender: 4, midfielder: 4, forward: 1.5 };
const LEAVES: Readonly<Record<Role, number>> = { keeper: 0, defender: 1, midfielder: 3, forward: 4 };

/** Factor on a side's strength for each player sent off. */
const MAN_DOWN = 0.7;

export type Change = { readonly enters: string; readonly leaves: string };

/** State of one side during a match: players on the pitch, bookings, and planned substitutions. */
export type SideOnPitch = {
  /** Returns the share of the goals due to shooting more, and to shooting better. */
  shooting(): number;
  readonly finishing: number;
  keeping(): number;
  /** 1, less with every man sent off. */
  edge(): number;
  shooter(): string;
  culprit(): string;
  /** @returns true when it is the player's second. */
  caution(player: string): boolean;
  /** Leaves the side a man down; who is not on the pitch cannot be sent off. */
  sendOff(player: string): void;
  /** Changes due by a minute, each once. */
  changes(minute: number): readonly Change[];
};

/** Minutes of three to five changes, in two or three breaks of play. */
function changeMinutes(next: Random): number[] {
  const early = integerBetween(next, 54, 63);
  const middle = integerBetween(next, 66, 74);
  const late = integerBetween(next, 78, 87);
  return [early, middle, middle, late, late].slice(0, integerBetween(next, 3, 5));
}

/**
 * @param strength expected goals against the match's average
 * @param average expected goals a side, over both
 */
export function footballSide(next: Random, squad: Squad, strength: number, average: number): SideOnPitch {
  let playing: readonly Player[] = squad.starters;
  let bench: readonly Player[] = squad.bench.filter(({ role }) => role !== 'keeper');
  let due = changeMinutes(next);
  let edge = 1;
  const booked = new Set<string>();
  const openness = average / 1.33;

  const nameBy = (weights: Readonly<Record<Role, number>>) =>
    weighted(next, playing, ({ name, role }) => weights[role] * (booked.has(name) ? 0.2 : 1))?.name ?? '';

  function change(): Change | null {
    const leaves = weighted(next, playing, ({ role }) => LEAVES[role]);
    const enters = bench.find(({ role }) => role === leaves?.role) ?? bench[0];
    if (!leaves || !enters) return null;
    playing = playing.map((player) => (player === leaves ? enters : player));
    bench = bench.filter((player) => player !== enters);
    return { enters: enters.name, leaves: leaves.name };
  }

  return {
    shooting: () => strength ** 0.6 * openness ** 0.5 * edge,
    finishing: strength ** 0.4 * openness ** 0.5,
    keeping: () => strength ** 0.35 * edge ** 0.5,
    edge: () => edge,
    shooter: () => nameBy(SHOOTS),
    culprit: () => nameBy(FOULS),
    caution(player) {
      const second = booked.has(player);
      booked.add(player);
      return second;
    },
    sendOff(player) {
      const remaining = playing.filter(({ name }) => name !== player);
      if (remaining.length < playing.length) edge *= MAN_DOWN;
      playing = remaining;
    },
    changes(minute) {
      const now = due.filter((each) => each <= minute);
      due = due.filter((each) => each > minute);
      return now.flatMap(() => change() ?? []);
    },
  };
}
