import type { MatchPhase } from '#contract/play/match/schema.ts';
import type { MatchEdits } from './match-edits.ts';
import type { Side } from './match-store.ts';
import type { MatchView } from './match-view.ts';
import { isMapOn } from './script/esports-script.ts';
import { playersOf } from './script/players.ts';
import { type Beat, countUntil, phaseStart } from './script/script.ts';
import type { Player, Role } from './script/squad.ts';

type Ports = { readonly edits: MatchEdits; readonly seed: number; readonly now: () => number };
/** Points of a basket: 1, 2 or 3. */
export type Points = 1 | 2 | 3;

/** Least number of players of a side. */
const LEAST_PLAYERS = 7;
/** Time without scripted events before a player can be sent off, so that none under way is theirs; match ms. */
const IDLE_MS = 120_000;

/** True while events can happen: a part is in play and, in e-sports, its map is not yet won. */
const isPlaying = ({ phase, fixture, script, offset }: MatchView): boolean =>
  (phase === 'first' || phase === 'second') &&
  (fixture.league.ballClassId !== 3 || isMapOn(script().periods, offset));

/** Offset of each player's next scripted event within `IDLE_MS`, match ms. */
function nextBeats({ script, offset }: MatchView, side: Side): ReadonlyMap<string, number> {
  const { beats } = script();
  const next = new Map<string, number>();
  const note = (name: string, { offset: at }: Beat) => {
    if (name !== '' && !next.has(name)) next.set(name, at);
  };
  for (const beat of beats.slice(countUntil(beats, offset))) {
    if (beat.offset > offset + IDLE_MS) break;
    if (beat.side !== side) continue;
    note(beat.player, beat);
    note(beat.leaves ?? '', beat);
  }
  return next;
}

/** Creates the operator's actions on a match. */
export function createMatchActions(view: (matchId: string) => MatchView | null, { edits, seed, now }: Ports) {
  const playing = (matchId: string): MatchView | null => {
    const match = view(matchId);
    return match && isPlaying(match) ? match : null;
  };
  const on = (match: MatchView, side: Side) => playersOf(match.fixture, side, seed, match.changes);
  /** One of some players, those of a role first; another one each time. */
  const pickPlayer = (match: MatchView, players: readonly Player[], wanted: Role): string => {
    const fitting = players.filter(({ role }) => role === wanted);
    const choice = fitting.length > 0 ? fitting : players;
    return choice[match.count % choice.length]?.name ?? '';
  };
  return {
    /** Adds a goal, a map, or a basket of some points, two by default. */
    score(matchId: string, side: Side, points: Points = 2): boolean {
      const match = playing(matchId);
      if (!match) return false;
      const player = pickPlayer(match, on(match, side), 'forward');
      const worth = match.fixture.league.ballClassId === 2 ? { points } : {};
      edits.add(matchId, { is: 'goal', at: now(), side, player, ...worth });
      return true;
    },
    /** A red card in football, while the side has players to lose. */
    sendOff(matchId: string, side: Side): boolean {
      const match = playing(matchId);
      if (match?.fixture.league.ballClassId !== 1) return false;
      const busy = nextBeats(match, side);
      const players = on(match, side);
      const idle = players.filter(({ name, role }) => role !== 'keeper' && !busy.has(name));
      if (players.length <= LEAST_PLAYERS || idle.length === 0) return false;
      edits.add(matchId, { is: 'redCard', at: now(), side, player: pickPlayer(match, idle, 'defender') });
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
  };
}
