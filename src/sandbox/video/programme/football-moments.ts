import type { Side } from '#sandbox/world/matches/match-store.ts';
import type { Beat } from '#sandbox/world/matches/script/script.ts';
import type { Moment, PlayPosition } from './play-graph.ts';

type Timed = { readonly beat: Beat; readonly at: number };
type Shape = Pick<Moment, 'clip' | 'units' | 'anchorMs' | 'rank'> & Partial<Moment>;

const GOAL_MS = 1_960;
/** From here on a free kick threatens the goal, percent of the pitch. */
const FREE_KICK_FROM = 62;

/** Beats after which play stops until it is restarted. */
const STOPS: readonly Beat['kind'][] = ['foul', 'yellowCard', 'redCard', 'substitution'];

const toward = (side: Side) => (side === 'home' ? 'R' : 'L');
const attackOf = (side: Side): PlayPosition => (side === 'home' ? 'homeAttack' : 'awayAttack');
const midOf = (side: Side): PlayPosition => (side === 'home' ? 'homeMid' : 'awayMid');
const other = (side: Side): Side => (side === 'home' ? 'away' : 'home');

const shotOf = ({ outcome }: Beat, side: Side): Shape =>
  outcome === 'saved' || outcome === 'blocked'
    ? { clip: `saved.${toward(side)}`, units: 2, anchorMs: 1_920, rank: 5, from: attackOf(side) }
    : { clip: `wide.${toward(side)}`, units: 2, anchorMs: 2_200, rank: 5, from: attackOf(side) };

/** Returns the clip of a beat that belongs to a side; null for ordinary play. */
function sided(beat: Beat, side: Side): Shape | null {
  switch (beat.kind) {
    case 'goal':
      return {
        clip: `goal.${toward(side)}`,
        units: 2,
        anchorMs: GOAL_MS,
        rank: 10,
        from: attackOf(side),
        after: side === 'home' ? 'homeJoy' : 'awayJoy',
      };
    case 'shot':
      return shotOf(beat, side);
    case 'corner':
      return { clip: `corner.${toward(side)}`, units: 2, anchorMs: 1_900, rank: 4 };
    case 'redCard':
      return { clip: 'redCard', units: 2, anchorMs: 700, rank: 9, after: 'stopped' };
    case 'yellowCard':
      return { clip: 'yellowCard', units: 2, anchorMs: 700, rank: 3, after: 'stopped' };
    case 'substitution':
      return { clip: 'substitution', units: 2, anchorMs: 700, rank: 2, after: 'stopped' };
    default:
      return null;
  }
}

const isOut = ({ y }: Beat) => y <= 5 || y >= 95;

/** Returns the clip that restarts play after a goal, a foul or a throw. */
function restart({ beat }: Timed, before: Beat | undefined, side: Side): Shape | null {
  const forward = side === 'home' ? beat.x : 100 - beat.x;
  if (before?.kind === 'goal')
    return { clip: `kickOff.${toward(side)}`, units: 2, anchorMs: 1_600, rank: 8, to: midOf(side) };
  if (before !== undefined && STOPS.includes(before.kind)) {
    return forward > FREE_KICK_FROM
      ? { clip: `freeKick.${toward(side)}`, units: 2, anchorMs: 1_900, rank: 3, to: attackOf(side) }
      : { clip: `keep.${toward(side)}`, units: 1, anchorMs: 250, rank: 1, to: midOf(side) };
  }
  return isOut(beat) && !(before && isOut(before))
    ? { clip: `throwIn.${toward(side)}`, units: 1, anchorMs: 600, rank: 1, to: midOf(side) }
    : null;
}

function whistled({ kind }: Beat, next: Beat | undefined): Shape | null {
  const side: Side = next?.side === 'away' ? 'away' : 'home';
  if (kind === 'kickOff')
    return { clip: `kickOff.${toward(side)}`, units: 2, anchorMs: 1_600, rank: 8, to: midOf(side) };
  if (kind === 'halfTime' || kind === 'fullTime')
    return { clip: 'walkOff', units: 2, anchorMs: 600, rank: 7 };
  return null;
}

const isPlay = ({ kind }: Beat) => kind === 'attack' || kind === 'shot';

/** Returns the moments of a football match that have their own clip, in chronological order. */
export function footballMoments(beats: readonly Timed[]): Moment[] {
  return beats.flatMap((timed, index) => {
    const { beat, at } = timed;
    const before = beats[index - 1]?.beat;
    const next = beats[index + 1]?.beat;
    const shapes: (Shape | null)[] =
      beat.side === 'none'
        ? [whistled(beat, next)]
        : [
            sided(beat, beat.side),
            isPlay(beat) && beat.kind === 'attack' ? restart(timed, before, beat.side) : null,
          ];
    if (beat.kind === 'foul' && beat.side !== 'none') {
      shapes.push({ clip: 'crowd', units: 1, anchorMs: -1_500, rank: 0, after: 'stopped' });
    }
    const event = `${beat.offset}-${beat.kind}-${beat.side}`;
    return shapes.flatMap((shape) => (shape ? [{ at, event, from: null, to: null, ...shape }] : []));
  });
}

/** Returns the position of play according to the last beat. */
export function footballPosition(beat: Beat | undefined): PlayPosition {
  if (!beat || beat.side === 'none') return 'homeMid';
  const side = beat.kind === 'foul' ? other(beat.side) : beat.side;
  const forward = side === 'home' ? beat.x : 100 - beat.x;
  return forward >= 64 ? attackOf(side) : midOf(side);
}
