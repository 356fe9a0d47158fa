import { crestPlan } from '#sandbox/art/crest.ts';
import { HOME_KITS, type HomeKit } from '#sandbox/video/clips/kits.table.ts';

const parts = (colour: string): readonly number[] =>
  [1, 3, 5].map((place) => Number.parseInt(colour.slice(place, place + 2), 16));

/** How unlike two colours are; green counts most, as for the eye. */
function apart(one: string, other: string): number {
  const [left, right] = [parts(one), parts(other)];
  return [2, 4, 3].reduce((sum, weight, i) => sum + weight * ((left[i] ?? 0) - (right[i] ?? 0)) ** 2, 0);
}

const isKit = (name: string): name is HomeKit => Object.hasOwn(HOME_KITS, name);

/** The filmed kit that comes nearest to a club's own colour. */
export function homeKitOf(club: string): HomeKit {
  const { first } = crestPlan(club);
  const kits = Object.keys(HOME_KITS).filter(isKit);
  return kits.reduce((best, kit) =>
    apart(HOME_KITS[kit].shirt, first) < apart(HOME_KITS[best].shirt, first) ? kit : best,
  );
}
