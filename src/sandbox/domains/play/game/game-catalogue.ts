import type { GameCategory } from '#contract/play/game/schema.ts';
import { hash32 } from '#contract/units/random.ts';
import { GAME_VENUES, type GameVenue } from '#sandbox/base/tables/game-venues.table.ts';
import type { Title } from '#sandbox/games/engine.ts';
import { RETURNS } from '#sandbox/games/returns.table.ts';
import { TITLES } from '#sandbox/games/titles.ts';

/** A game as the platform lists it, before anybody plays. */
export type ListedGame = {
  readonly gameId: string;
  readonly name: string;
  readonly venue: GameVenue;
  readonly brand: string;
  readonly category: GameCategory;
  /** Return to player in hundredths of a percent, of the worst and of the best bet. */
  readonly rtp: number;
  readonly rtpMost: number;
  /** Standard deviation of a round's return, hundredths of its stake: of the choice with the least, and with the most. */
  readonly deviation: number;
  readonly deviationMost: number;
  /** Computed over all outcomes, not measured. */
  readonly deviationIsExact: boolean;
  readonly isNew: boolean;
  readonly title: Title;
};

const gameIdOf = (name: string) => `g${hash32(name).toString(36)}`;

const UNKNOWN = { least: 0, most: 0, deviation: { least: 0, most: 0, isExact: false } };

/** Every game of every site; each can be played. */
export const GAME_CATALOGUE: readonly ListedGame[] = TITLES.map((title) => {
  const { name, venue, brand, category, gameId = gameIdOf(name), isNew = false } = title;
  const { least: rtp, most: rtpMost, deviation } = RETURNS[name] ?? UNKNOWN;
  const figures = {
    rtp,
    rtpMost,
    deviation: deviation.least,
    deviationMost: deviation.most,
    deviationIsExact: deviation.isExact,
  };
  return { gameId, name, venue: GAME_VENUES[venue], brand, category, isNew, ...figures, title };
});
