import { hash } from '#sandbox/base/random.ts';
import type { MatchLife } from '#sandbox/world/matches/match-life.ts';
import type { MatchView } from '#sandbox/world/matches/match-view.ts';
import { drift } from '#sandbox/world/matches/match-viewers.ts';
import { ANCHORS, type AnchorSeed, type Casting } from '#sandbox/world/seeds/seed-anchors.ts';

const MINUTE = 60_000;
/** An anchor is on air so long before kick-off and after the end. */
const BEFORE = 10 * MINUTE;
const AFTER = 8 * MINUTE;
/** No match is cast for longer than this: what began earlier is not looked at. */
const LONGEST = 180 * MINUTE;
/** A studio runs four hours in six. */
const STUDIO = { cycle: 360 * MINUTE, onAir: 240 * MINUTE };
/** One studio at a time is interrupted, for so long. */
const INTERRUPTION = 15 * MINUTE;
/** Viewers of the best known anchor at their height. */
const MOST = 118_000;

/** On0, On1, On2 [4.01]. */
export type OnAir = 0 | 1 | 2;

/** What an anchor's day says at one moment. */
export type AnchorMoment = { readonly status: OnAir; readonly match: MatchView | null };

const studios = ANCHORS.filter(({ casts }) => !casts);

function studioMoment(anchor: AnchorSeed, now: number): AnchorMoment {
  const shift = hash(anchor.anchorRoomId) % STUDIO.cycle;
  const onAir = (now + shift) % STUDIO.cycle < STUDIO.onAir;
  const troubled = studios[Math.floor(now / INTERRUPTION) % studios.length] === anchor;
  if (troubled) return { status: 2, match: null };
  return { status: onAir ? 1 : 0, match: null };
}

/** The match of a casting that is on, or its next one. */
function castMatch({ leagueId, first, every }: Casting, life: MatchLife, now: number): MatchView | null {
  const latest = life.latestIndex(leagueId);
  const own = latest - ((((latest - first) % every) + every) % every);
  for (const index of [own - every, own, own + every]) {
    if (now - life.startOf(leagueId, index) > LONGEST) continue;
    const match = life.nth(leagueId, index);
    const over = match?.phase === 'ended' && now > match.timeOf(match.script().periods.fullTime) + AFTER;
    if (match && !over) return match;
  }
  return null;
}

/** Of all castings the match that is on, or the next one. */
const nextMatch = (castings: readonly Casting[], life: MatchLife, now: number): MatchView | null =>
  castings
    .flatMap((casting) => castMatch(casting, life, now) ?? [])
    .reduce<MatchView | null>(
      (sooner, match) => (sooner && sooner.fixture.startAt <= match.fixture.startAt ? sooner : match),
      null,
    );

export function anchorMoment(anchor: AnchorSeed, life: MatchLife, now: number): AnchorMoment {
  if (!anchor.casts) return studioMoment(anchor, now);
  const match = nextMatch(anchor.casts, life, now);
  if (!match || match.offset < -BEFORE) return { status: 0, match };
  return { status: match.phase === 'interrupted' ? 2 : 1, match };
}

/** People in front of an anchor: on air they drift, off air only a few wait. */
export function anchorViewers({ anchorRoomId, fame }: AnchorSeed, status: OnAir, now: number): number {
  const share = { 0: 0.01, 1: 1, 2: 0.35 }[status];
  return Math.floor(MOST * fame * share * (0.85 + 0.12 * drift(`anchor ${anchorRoomId}`, now)));
}
