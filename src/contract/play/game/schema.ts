import * as v from 'valibot';
import { flagField, itemStatusField, minorField, timeField } from '#contract/fields/fields.ts';
import { WORD_ID } from '#contract/text/wire-patterns.ts';
import { GAME_CATEGORIES, type GAME_SORTS } from './constants.ts';

const id = <const Name extends string>(name: Name) => v.pipe(v.string(), v.regex(WORD_ID), v.brand(name));

export const GameId = id('GameId');
export type GameId = v.InferOutput<typeof GameId>;
/** The platform's English name of a venue, such as `YBEGDZ`; the address of its lobby derives from it [2.03]. */
export const VenueCode = id('VenueCode');
export type VenueCode = v.InferOutput<typeof VenueCode>;

export type GameCategory = (typeof GAME_CATEGORIES)[number];

export type GameSort = (typeof GAME_SORTS)[number];

/** Heat of the last hours, five points of 0 to 100, oldest first [9.01]. */
export const HeatPoints = v.tuple([v.number(), v.number(), v.number(), v.number(), v.number()]);
export type HeatPoints = v.InferOutput<typeof HeatPoints>;

/** Public data of a game; the member’s own data is in the response of `game.collected`, so that lists can be cached. */
export const Game = v.object({
  gameId: GameId,
  name: v.string(),
  venue: VenueCode,
  venueName: v.string(),
  brand: v.string(),
  category: v.picklist(GAME_CATEGORIES),
  cover: v.string(),
  players: v.number(),
  heat: HeatPoints,
  isNew: flagField,
  hasDemo: flagField,
  /** Return to player in hundredths of a percent, 9650 is 96.5 %; of the worst bet where it depends on the bet. */
  rtp: v.number(),
  /** Return to player of the best bet. */
  rtpMost: v.number(),
  /** Standard deviation of a round's return, hundredths of its stake; of the choice with the least. */
  deviation: v.number(),
  /** The same, of the choice with the most. */
  deviationMost: v.number(),
  /** Computed over all outcomes; measured over many rounds otherwise. */
  deviationIsExact: flagField,
  /** Least stake of a round in each currency. */
  leastStake: v.object({ CNY: minorField, USDT: minorField }),
  /** `disabled` while the game or its venue is maintained. */
  status: itemStatusField,
  /** Expected end of the maintenance, or null. */
  maintainedUntil: v.nullable(timeField),
});
export type Game = v.InferOutput<typeof Game>;

/** Brand of games, with its number of games at the requested venue. */
export const GameBrand = v.object({ brand: v.string(), total: v.number() });
export type GameBrand = v.InferOutput<typeof GameBrand>;
