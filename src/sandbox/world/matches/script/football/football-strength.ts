import { random } from '#contract/units/random.ts';

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
