import type * as v from 'valibot';
import type { MatchHistory } from '#contract/play/match/history-schema.ts';
import type { Lineups } from '#contract/play/match/lineup-schema.ts';
import type { MatchDetail, MatchPhase, MatchWire } from '#contract/play/match/schema.ts';

export type MatchDetailWire = v.InferInput<typeof MatchDetail>;
export type Side = 'home' | 'away';

/** Who plays whom, as far as a search needs it. */
export type Meeting = Pick<
  MatchWire,
  'matchId' | 'homeName' | 'visitName' | 'matchName' | 'leagueId' | 'ballClassId' | 'clockPhase'
>;

/** Every match around now. What happens in one follows from seed and time alone, so a restart goes on where it was. */
export type MatchStore = {
  /** Live ones first by viewers, then upcoming by start, then over, newest first. 0 is every sport. */
  list(ballClassId: 0 | 1 | 2 | 3): readonly MatchWire[];
  find(matchId: string): MatchWire | null;
  /** What is on or begins within five days, by kick-off: every club's next match is among them. */
  meetings(): readonly Meeting[];
  /** The matches of a league that are over, newest first, as far back as a match can be asked for. */
  lastOf(leagueId: string, count: number): readonly MatchWire[];
  /** All key events, and the play (attacks, shots, corners) of the last two minutes for the animation. */
  detail(matchId: string): MatchDetailWire | null;
  /** Team sheets, once they are out. */
  lineups(matchId: string): { readonly lineups: v.InferInput<typeof Lineups> | null } | null;
  /** Earlier meetings, form and table. */
  history(matchId: string): Promise<v.InferInput<typeof MatchHistory> | null>;

  /** By hand, persisted; `points` are of basketball. @returns false for a match that is not known, or not being played. */
  score(matchId: string, side: Side, points?: 1 | 2 | 3): boolean;
  /** A red card in football. @returns false as `score` does, and for a side that has nobody to lose. */
  sendOff(matchId: string, side: Side): boolean;
  /** Moves a match to the beginning of a phase; `interrupted` stops it where it is, any half starts it again. */
  setPhase(matchId: string, phase: MatchPhase): boolean;
};
