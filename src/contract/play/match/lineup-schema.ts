import * as v from 'valibot';

const PLAYER_ROLES = ['keeper', 'defender', 'midfielder', 'forward'] as const;

const SheetPlayer = v.object({
  name: v.string(),
  /** Shirt number. */
  number: v.number(),
  role: v.picklist(PLAYER_ROLES),
  isCaptain: v.boolean(),
});
export type SheetPlayer = v.InferOutput<typeof SheetPlayer>;

export const TeamSheet = v.object({
  /** Players a line from the back, without the keeper: `4-2-3-1`. */
  formation: v.pipe(v.string(), v.regex(/^\d(-\d){2,3}$/)),
  /** Eleven: the keeper, then line by line from the back, each from left to right. */
  starters: v.array(SheetPlayer),
  bench: v.array(SheetPlayer),
  coach: v.string(),
});
export type TeamSheet = v.InferOutput<typeof TeamSheet>;

/** Both team sheets. They are published an hour before kick-off. */
export const Lineups = v.object({ home: TeamSheet, away: TeamSheet });
export type Lineups = v.InferOutput<typeof Lineups>;
