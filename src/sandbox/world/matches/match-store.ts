import type * as v from 'valibot';
import type { LeagueStanding, MatchHistory } from '#contract/play/match/history-schema.ts';
import type { Lineups } from '#contract/play/match/lineup-schema.ts';
import type { MatchDetail, MatchPhase, MatchWire } from '#contract/play/match/schema.ts';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';

export type MatchDetailWire = v.InferInput<typeof MatchDetail>;
export type Side = 'home' | 'away';

/** Sides of a match, as far as a search needs them. */
export type Meeting = Pick<
  MatchWire,
  'matchId' | 'homeName' | 'visitName' | 'matchName' | 'leagueId' | 'ballClassId' | 'clockPhase'
>;

/**
 * Store of every match around now. The course of a match follows from seed and time alone, so a restart continues from the
 * same state.
 */
export type MatchStore = {
  /** Live ones first by viewers, then upcoming by start, then over, newest first. 0 is every sport. */
  list(ballClassId: 0 | 1 | 2 | 3): readonly MatchWire[];
  /** Returns a match with the venue that takes its bets at a site; without one, that of its league. */
  find(matchId: string, siteId?: SiteId): MatchWire | null;
  /** Returns the matches that are live or begin within five days, by kick-off: every club's next match is among them. */
  meetings(): readonly Meeting[];
  /** Returns the matches of a league that have ended, newest first, as far back as a match can be requested. */
  lastOf(leagueId: string, count: number): readonly MatchWire[];
  /** All key events, and the play (attacks, shots, corners) of the last two minutes for the animation. */
  detail(matchId: string, siteId?: SiteId): MatchDetailWire | null;
  /** Team sheets, once they are out. */
  lineups(matchId: string): { readonly lineups: v.InferInput<typeof Lineups> | null } | null;
  /** Returns the table of a league's current season; null for a cup or an unknown league. */
  standings(leagueId: string): Promise<v.InferInput<typeof LeagueStanding>[] | null>;
  /** Earlier meetings, form and table. */
  history(matchId: string): Promise<v.InferInput<typeof MatchHistory> | null>;

  /**
   * Adds a manual score, persisted; `points` are for basketball. @returns false for a match that is unknown, or not being
   * played.
   */
  score(matchId: string, side: Side, points?: 1 | 2 | 3): boolean;
  /** Adds a red card in football. @returns false as `score` does, and for a side without a player to lose. */
  sendOff(matchId: string, side: Side): boolean;
  /** Moves a match to the beginning of a phase; `interrupted` stops it where it is, any half starts it again. */
  setPhase(matchId: string, phase: MatchPhase): boolean;
};
