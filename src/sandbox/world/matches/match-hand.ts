import type { MatchPhase } from '#contract/models/match.ts';
import type { Side } from './match-book.ts';
import type { MatchEdits } from './match-edits.ts';
import type { MatchView } from './match-view.ts';
import { phaseStart } from './script.ts';
import { squadOf } from './squad.ts';

type Ports = { readonly edits: MatchEdits; readonly seed: number; readonly now: () => number };

/** What an operator does to a match. */
export const matchHand = (view: (matchId: string) => MatchView | null, { edits, seed, now }: Ports) => ({
  score(matchId: string, side: Side): boolean {
    const match = view(matchId);
    if (!match || match.phase === 'upcoming' || match.phase === 'ended') return false;
    const forwards = squadOf(match.fixture[side], seed).starters.filter(({ role }) => role === 'forward');
    const player = forwards[match.count % forwards.length]?.name ?? '';
    edits.add(matchId, { is: 'goal', at: now(), side, player });
    return true;
  },
  setPhase(matchId: string, phase: MatchPhase): boolean {
    const match = view(matchId);
    if (!match) return false;
    const offset = phaseStart(match.script().periods, phase, match.offset);
    const running = phase !== 'interrupted' && phase !== 'upcoming';
    edits.add(matchId, { is: 'clock', at: now(), offset, running });
    return true;
  },
});
