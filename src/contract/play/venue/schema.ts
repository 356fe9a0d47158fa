import * as v from 'valibot';
import { currencyField, flagField, minorField, timeField } from '#contract/fields/fields.ts';
import { isPrivateAddress } from '#contract/text/line-origin.ts';
import { GameId, VenueCode } from '../game/schema.ts';

export const PlaySessionId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/), v.brand('PlaySessionId'));
/** A visit to a game, over reloads of the page. */
export type PlaySessionId = v.InferOutput<typeof PlaySessionId>;

/** What opens a game at its venue. The ticket is good once and for a minute; the token never leaves the site. */
export const VenueLaunch = v.object({
  sessionId: PlaySessionId,
  /** The page of the venue, at an origin of its own; https, or this very device. */
  url: v.pipe(v.string(), v.url(), v.check(isPrivateAddress, 'address')),
  ticket: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
  /** Which of the venue's domains it is, from 1. */
  line: v.number(),
});
export type VenueLaunch = v.InferOutput<typeof VenueLaunch>;

/** What a visit has come to, by the platform's own books. */
export const PlayState = v.object({
  isOver: flagField,
  currency: currencyField,
  balance: minorField,
  startedAt: timeField,
  rounds: v.number(),
  staked: minorField,
  returned: minorField,
  /** Rounds that were settled while nobody looked. */
  unseen: v.number(),
  /** What the member chose before it began; null where nothing was chosen [P.28]. */
  plan: v.nullable(
    v.object({
      endsAt: v.nullable(timeField),
      /** Stakes less returns at most. */
      spend: v.nullable(minorField),
      /** What is left of it lets no further round in. */
      isSpent: flagField,
    }),
  ),
});
export type PlayState = v.InferOutput<typeof PlayState>;

/** A round of a game, as the records show it. */
export const RoundRecord = v.object({
  roundId: v.string(),
  gameId: GameId,
  name: v.string(),
  venue: VenueCode,
  venueName: v.string(),
  stake: minorField,
  payout: minorField,
  /** What of the stake counts as played. */
  validStake: minorField,
  at: timeField,
});
export type RoundRecord = v.InferOutput<typeof RoundRecord>;
