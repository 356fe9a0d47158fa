import * as v from 'valibot';
import { currencyField, flagField, minorField, timeField } from '#contract/fields/fields.ts';
import { isPrivateAddress } from '#contract/text/line-origin.ts';
import { HEX_256, WORD_ID } from '#contract/text/wire-patterns.ts';
import { GameId, VenueCode } from '../game/schema.ts';

export const PlaySessionId = v.pipe(v.string(), v.regex(WORD_ID), v.brand('PlaySessionId'));
/** A visit to a game, over reloads of the page. */
export type PlaySessionId = v.InferOutput<typeof PlaySessionId>;

/** Launch data of a game at its venue. The ticket is valid once, for a minute; the token never leaves the site. */
export const VenueLaunch = v.object({
  sessionId: PlaySessionId,
  /** Page of the venue, at a separate origin; https, or the local device. */
  url: v.pipe(v.string(), v.url(), v.check(isPrivateAddress, 'address')),
  ticket: v.pipe(v.string(), v.regex(HEX_256)),
  /** Number of the venue’s domain, from 1. */
  line: v.number(),
});
export type VenueLaunch = v.InferOutput<typeof VenueLaunch>;

/** Results of a visit, by the platform’s ledger. */
export const PlayState = v.object({
  isOver: flagField,
  currency: currencyField,
  balance: minorField,
  startedAt: timeField,
  rounds: v.number(),
  staked: minorField,
  returned: minorField,
  /** Rounds settled while the page was not observed. */
  unseen: v.number(),
  /** Stake of the round that waits for a move; null where none does. */
  openStake: v.nullable(minorField),
  /** Member’s choices before the visit; null where none were made [P.28]. */
  plan: v.nullable(
    v.object({
      endsAt: v.nullable(timeField),
      /** Stakes less returns at most. */
      spend: v.nullable(minorField),
      /** The remainder does not allow another round. */
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
  /** Valid part of the stake. */
  validStake: minorField,
  at: timeField,
});
export type RoundRecord = v.InferOutput<typeof RoundRecord>;
