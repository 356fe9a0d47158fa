import { DAY_MS } from '#contract/units/durations.ts';
import { hash32 } from '#contract/units/random.ts';
import { castsFrom } from '#sandbox/world/matches/calendar/rota.ts';
import type { MatchLife } from '#sandbox/world/matches/match-life.ts';
import type { MatchView } from '#sandbox/world/matches/match-view.ts';
import { drift } from '#sandbox/world/matches/wire/match-viewers.ts';
import { ANCHORS, type AnchorSeed } from '#sandbox/world/seeds/seed-anchors.ts';

const MINUTE = 60_000;
/** Time an anchor is on air before kick-off and after the end. */
const BEFORE = 10 * MINUTE;
const AFTER = 8 * MINUTE;
/** Longest duration of a cast match: matches that began earlier are not considered. */
const LONGEST = 180 * MINUTE;
/** A studio runs four hours in six. */
const STUDIO = { cycle: 360 * MINUTE, onAir: 240 * MINUTE };
/** Duration of an interruption; one studio at a time is interrupted. */
const INTERRUPTION = 15 * MINUTE;
/** Peak number of viewers of the best known anchor. */
const VIEWERS_MAX = 118_000;

/** On0, On1, On2 [4.01]. */
export type OnAir = 0 | 1 | 2;

/** Schedule of an anchor's day at one moment. */
export type AnchorMoment = { readonly status: OnAir; readonly match: MatchView | null };

const studios = ANCHORS.filter(({ casts }) => !casts);

/** Time since a studio began its shift, ms. */
const intoShift = ({ anchorRoomId }: AnchorSeed, now: number): number =>
  (now + (hash32(anchorRoomId) % STUDIO.cycle)) % STUDIO.cycle;

function studioMoment(anchor: AnchorSeed, now: number): AnchorMoment {
  const onAir = intoShift(anchor, now) < STUDIO.onAir;
  const troubled = studios[Math.floor(now / INTERRUPTION) % studios.length] === anchor;
  if (troubled) return { status: 2, match: null };
  return { status: onAir ? 1 : 0, match: null };
}

/** Number of days ahead that are searched for an anchor's next match. */
const DAYS_AHEAD = 4;

/** The match an anchor casts now, or the next one. */
function nextMatch(anchor: AnchorSeed, life: MatchLife, now: number): MatchView | null {
  const since = life.calendarMinute(now) - LONGEST / MINUTE;
  for (const matchId of castsFrom(anchor, since, DAYS_AHEAD)) {
    const match = life.view(matchId);
    if (!match) continue;
    const over = match.phase === 'ended' && now > match.timeOf(match.script().periods.fullTime) + AFTER;
    if (!over) return match;
  }
  return null;
}

export function anchorMoment(anchor: AnchorSeed, life: MatchLife, now: number): AnchorMoment {
  if (!anchor.casts) return studioMoment(anchor, now);
  const match = nextMatch(anchor, life, now);
  if (!match || match.offset < -BEFORE) return { status: 0, match };
  return { status: match.phase === 'interrupted' ? 2 : 1, match };
}

/**
 * Start of the current session in an anchor's day, epoch ms: with the shift of a studio, a little before a match that is
 * cast.
 */
export function sessionBegan(anchor: AnchorSeed, { match }: AnchorMoment, now: number): number {
  // The announced time is used: a clock that is moved manually starts no session.
  const began = match === null ? now - intoShift(anchor, now) : match.fixture.startAt - BEFORE;
  // An anchor put on air manually ahead of their match has been on since the day began.
  return Math.floor(began <= now ? began : now - (now % DAY_MS));
}

/** People in front of an anchor: on air they drift, off air only a few wait. */
export function anchorViewers({ anchorRoomId, fame }: AnchorSeed, status: OnAir, now: number): number {
  const share = { 0: 0.01, 1: 1, 2: 0.35 }[status];
  return Math.floor(VIEWERS_MAX * fame * share * (0.85 + 0.12 * drift(`anchor ${anchorRoomId}`, now)));
}
