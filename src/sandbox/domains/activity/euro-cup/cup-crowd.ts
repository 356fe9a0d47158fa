import { throughOf } from '#contract/rules/cup-points.ts';
import { random } from '#contract/units/random.ts';
import { personas } from '#sandbox/world/crowd/personas.ts';
import { MATCHES } from './cup-calendar.ts';
import type { PickRow } from './pick-store.ts';

const PLAYERS = 240;
const people = personas(1).slice(0, PLAYERS);
/** Goals people give a side, from the likeliest down. */
const GOALS = [1, 1, 1, 0, 0, 2, 2, 2, 3, 1] as const;

const crowds = new Map<string, readonly PickRow[]>();

/** What the simulated crowd says of the matches of an edition: the same people and scores for the same secret. */
export function cupCrowd(secret: string): readonly PickRow[] {
  const known = crowds.get(secret);
  if (known !== undefined) return known;
  const picks = people.flatMap(({ userId, username, avatar }) => {
    const next = random(`${secret} picks ${userId}`);
    const diligence = 0.5 + next() * 0.5;
    const goals = () => GOALS[Math.floor(next() * GOALS.length)] ?? 1;
    return Array.from({ length: MATCHES }, (_, index) => {
      const [home, away, luck, comes] = [goals(), goals(), next(), next() < diligence];
      const through = throughOf(home, away, luck < 0.5 ? 'home' : 'away');
      return {
        comes,
        row: { user_id: userId, name: username, avatar, match: index + 1, home, away, through },
      };
    }).flatMap(({ comes, row }) => (comes ? [row] : []));
  });
  crowds.set(secret, picks);
  return picks;
}
