import type { MatchPhase } from '#contract/models/match.ts';
import type { EventEdit, MatchEdits } from './match-edits.ts';
import type { Side } from './match-store.ts';
import type { MatchView } from './match-view.ts';
import { phaseStart } from './script.ts';
import { type Role, squadOf } from './squad.ts';

type Ports = { readonly edits: MatchEdits; readonly seed: number; readonly now: () => number };

/** What an operator does to a match. */
export function matchHand(view: (matchId: string) => MatchView | null, { edits, seed, now }: Ports) {
  /** Something happens, to one of those on the pitch who might well have done it. */
  function tell(matchId: string, side: Side, is: EventEdit['is'], wanted: Role): boolean {
    const match = view(matchId);
    if (!match || match.phase === 'upcoming' || match.phase === 'ended') return false;
    const players = squadOf(match.fixture[side], seed).starters.filter(({ role }) => role === wanted);
    const player = players[match.count % players.length]?.name ?? '';
    edits.add(matchId, { is, at: now(), side, player });
    return true;
  }

  return {
    score: (matchId: string, side: Side) => tell(matchId, side, 'goal', 'forward'),
    sendOff: (matchId: string, side: Side) => tell(matchId, side, 'redCard', 'defender'),
    setPhase(matchId: string, phase: MatchPhase): boolean {
      const match = view(matchId);
      if (!match) return false;
      const offset = phaseStart(match.script().periods, phase, match.offset);
      const running = phase !== 'interrupted' && phase !== 'upcoming';
      edits.add(matchId, { is: 'clock', at: now(), offset, running });
      return true;
    },
  };
}
