import { hash32 } from '#contract/units/random.ts';
import type { Side } from '#sandbox/world/matches/match-store.ts';
import type { MatchView } from '#sandbox/world/matches/match-view.ts';
import { squadOf } from '#sandbox/world/matches/script/squad.ts';
import type { RoomKind } from './lines/line-tables.ts';
import type { Slots } from './lines/phrase.ts';
import type { Topic } from './lines/topics.ts';

/** Speaker on air in a room. */
export type Host = { readonly userId: string; readonly nickname: string; readonly avatar: string };

/** A room as its people see it at one moment. */
export type Scene = {
  readonly roomNo: string;
  readonly kind: RoomKind;
  readonly match: MatchView | null;
  readonly host: Host | null;
  /** True if the anchor is on air but without video. */
  readonly interrupted: boolean;
  /** Messages a second the room writes on average. */
  readonly rate: number;
};

/** Returns the short name of a club: 星港 for 星港城, 松原 for 松原林场. */
function shortName(club: string): string {
  const bare = club.replace(/(女足|青年队)$/, '');
  if (bare.length >= 4) return bare.slice(0, 2);
  return bare.length === 3 && /[城联]$/.test(bare) ? bare.slice(0, 2) : bare;
}

/** Returns the side a member supports in a match: four in ten the home side, three the away side. */
export function sideOf(userId: string, matchId: string): Side | 'none' {
  const draw = hash32(`${userId} ${matchId}`) % 10;
  if (draw < 4) return 'home';
  return draw < 7 ? 'away' : 'none';
}

const SHAPES: Readonly<Record<string, string>> = {
  '4-3-3': '打四三三',
  '4-4-2': '四四二平行站位',
  '4-2-3-1': '打四二三一',
  '3-5-2': '摆三中卫',
  '5-3-2': '摆五后卫',
};

/** Returns the values for the formations of both sides, as in their line-ups; none in other sports. */
export function shapeSlots({ match, kind }: Scene, seed: number): Slots {
  if (!match || kind !== 'football') return {};
  const shapeOf = (club: string) => SHAPES[squadOf(club, seed).formation] ?? '';
  return { homeShape: shapeOf(match.fixture.home), awayShape: shapeOf(match.fixture.away) };
}

const minuteOf = (match: MatchView) => Math.floor(match.elapsedMs / 60_000);

/** Returns the values for the phrases of a scene; `side` is the speaker's. */
export function slotsOf(
  { match, host }: Scene,
  topic: Topic | null,
  side: Side | 'none',
  star: string,
): Slots {
  const anchor = host?.nickname ?? '';
  if (!match) return { anchor, star };
  const { home, away } = match.fixture;
  const [one, other] = [shortName(home), shortName(away)];
  const minute = minuteOf(match);
  return {
    anchor,
    star,
    home: one,
    away: other,
    score: `${match.score[0]}:${match.score[1]}`,
    min: minute.toString(),
    left: Math.max(1, Math.round((2 * match.script().periods.half) / 60_000) - minute).toString(),
    us: side === 'away' ? other : one,
    them: side === 'away' ? one : other,
    team: topic?.side === 'away' ? other : one,
    rival: topic?.side === 'away' ? one : other,
    player: topic?.player ?? '',
    leaves: topic?.leaves ?? '',
  };
}
