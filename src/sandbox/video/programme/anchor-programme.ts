import { segmentAt } from '#sandbox/video/clips/live-line.ts';
import type { Programme, Showing } from '#sandbox/video/clips/programme.ts';
import { SEGMENT_MS } from '#sandbox/video/clips/streams.table.ts';
import type { World } from '#sandbox/world/world.ts';
import { goalTimes } from './match-course.ts';
import { phaseOf } from './match-programme.ts';

/** Coins from which a gift makes an anchor get up. */
const DEAR_COINS = 500n;
const GIFTS_READ = 200;
const LOOKED_AGAIN_MS = 1_000;
/** Reactions are remembered for as long as a viewer can go back, and a little longer. */
const REMEMBERED = Math.ceil((35 * 60_000) / SEGMENT_MS);
/** Segments a reaction takes: twice the same clip. */
const LASTS = 2;
const TALK_UNITS = 2;

type Cause = { readonly id: string; readonly at: number };
type Reaction = { readonly clip: 'goal' | 'gift'; readonly event: string };

/** Returns the recent gifts in an anchor's room, with the time each one arrived. */
function dearGifts({ rooms }: World, roomNo: string): Cause[] {
  return rooms.before(roomNo, null, GIFTS_READ).list.flatMap(({ id, at, content }) => {
    if (content.msgType !== 'giftPush') return [];
    return BigInt(content.price) * BigInt(content.count) >= DEAR_COINS ? [{ id, at }] : [];
  });
}

/** Returns the goals of the match that an anchor casts, with their times; future ones are known. */
function goalsOf({ anchors, ahead: read }: World, anchorRoomId: string): Cause[] {
  const matchId = anchors.find(anchorRoomId)?.matchId;
  const ahead = matchId ? read(matchId) : null;
  if (!ahead || ahead.fixture.league.ballClassId === 2) return [];
  return goalTimes(ahead);
}

/**
 * Programme of an anchor: talk, and a start at every goal of the match they cast and at every expensive gift, one segment
 * after it.
 */
export function anchorProgramme(stream: string, anchorRoomId: string, world: World): Programme | undefined {
  if (!world.anchors.find(anchorRoomId)) return undefined;
  const phaseMs = phaseOf(stream);
  const reactions = new Map<number, Reaction>();
  let lookedAt = Number.NEGATIVE_INFINITY;

  function note(clip: Reaction['clip'], { id, at }: Cause, delay: number): void {
    const from = segmentAt(at, phaseMs) + delay;
    for (let segment = from; segment < from + LASTS; segment += 1) {
      if (clip === 'goal' || !reactions.has(segment)) reactions.set(segment, { clip, event: id });
    }
  }

  /** A look-up is cheap but not free, and every frame of every viewer needs one. */
  function refresh(): void {
    const now = world.clock.now();
    if (Math.abs(now - lookedAt) < LOOKED_AGAIN_MS) return;
    lookedAt = now;
    const oldest = segmentAt(now, phaseMs) - REMEMBERED;
    for (const segment of reactions.keys()) if (segment < oldest) reactions.delete(segment);
    for (const gift of dearGifts(world, `a-${anchorRoomId}`)) note('gift', gift, 2);
    for (const goal of goalsOf(world, anchorRoomId)) note('goal', goal, 1);
  }

  return {
    phaseMs,
    showing(segment): Showing {
      refresh();
      const reel = `anchor-${anchorRoomId}`;
      const reaction = reactions.get(segment);
      if (reaction) return { reel, clip: reaction.clip, part: 0, event: reaction.event };
      return { reel, clip: 'talk', part: ((segment % TALK_UNITS) + TALK_UNITS) % TALK_UNITS };
    },
  };
}
