import * as v from 'valibot';
import { flagField, timeField } from '#contract/fields/fields.ts';
import { AnchorRoomId, LeagueId, MatchId } from '#contract/fields/ids.ts';

/** On0 not started, On1 live, On2 interrupted [4.01]. */
export const anchorStatusField = v.pipe(
  v.picklist([0, 1, 2]),
  v.transform((status) => (['notStarted', 'live', 'interrupted'] as const)[status]),
);
export type AnchorStatus = v.InferOutput<typeof anchorStatusField>;

export const SPORTS = { 1: 'football', 2: 'basketball', 3: 'esports' } as const;
export type Sport = (typeof SPORTS)[keyof typeof SPORTS];
/** The platform's number of a sport. */
export const BALL_CLASSES = { football: 1, basketball: 2, esports: 3 } as const satisfies Record<
  Sport,
  number
>;

export const MATCH_PHASES = ['upcoming', 'first', 'halfTime', 'second', 'ended', 'interrupted'] as const;
export type MatchPhase = (typeof MATCH_PHASES)[number];

/** Anchors of a match, as in the list; the page limits the number of avatars [9.04]. */
const AnchorBrief = v.object({
  anchorRoomId: AnchorRoomId,
  nickname: v.string(),
  avatar: v.string(),
  viewers: v.number(),
});
export type AnchorBrief = v.InferOutput<typeof AnchorBrief>;

/** Match [3.07]: every field of the specification under its own name; `clock*` are extensions of ours. */
export const MatchWire = v.object({
  matchId: MatchId,
  homeName: v.string(),
  homeLogo: v.string(),
  visitName: v.string(),
  visitLogo: v.string(),
  homeScore: v.number(),
  visitScore: v.number(),
  startAt: timeField,
  animationUrl: v.string(),
  matchName: v.string(),
  anchorInfo: v.array(AnchorBrief),
  matchClass: v.string(),
  venueName: v.string(),
  anchorStatus: v.optional(anchorStatusField),
  anchor_status: v.optional(anchorStatusField),
  isStart: flagField,
  videoWebUrl: v.string(),
  leagueId: LeagueId,
  tid: v.string(),
  ballClassId: v.picklist([1, 2, 3]),
  /** 1 pure match, 2 cast live. */
  anchorType: v.picklist([1, 2]),
  anchorRoomId: v.nullable(AnchorRoomId),
  roomInfo: v.object({ desc: v.string(), title: v.string() }),
  clockPhase: v.picklist(MATCH_PHASES),
  /** Milliseconds of match time played at `clockAt`; runs on from there while the phase is a half. */
  clockElapsed: v.number(),
  clockAt: timeField,
  /** Current period, from 1: half, quarter or map; 0 before the first. */
  clockPeriod: v.optional(v.number(), 0),
  viewers: v.number(),
  cover: v.string(),
});

/** Wire → domain: one name per concept, `visit` becomes `away`. */
export const matchFromWire = (wire: v.InferOutput<typeof MatchWire>) => ({
  matchId: wire.matchId,
  league: { leagueId: wire.leagueId, name: wire.matchName },
  sport: SPORTS[wire.ballClassId],
  round: wire.matchClass,
  home: { name: wire.homeName, logo: wire.homeLogo, score: wire.homeScore },
  away: { name: wire.visitName, logo: wire.visitLogo, score: wire.visitScore },
  startAt: wire.startAt,
  started: wire.isStart,
  clock: { phase: wire.clockPhase, elapsedMs: wire.clockElapsed, at: wire.clockAt, period: wire.clockPeriod },
  venueName: wire.venueName,
  anchors: wire.anchorInfo,
  anchorStatus: wire.anchorStatus ?? wire.anchor_status ?? ('notStarted' as const),
  castLive: wire.anchorType === 2,
  anchorRoomId: wire.anchorRoomId,
  room: wire.roomInfo,
  hasAnimation: wire.animationUrl !== '',
  hasVideo: wire.videoWebUrl !== '',
  viewers: wire.viewers,
  cover: wire.cover,
});

export const Match = v.pipe(MatchWire, v.transform(matchFromWire));
export type Match = v.InferOutput<typeof Match>;
export type MatchWire = v.InferInput<typeof Match>;

const MATCH_EVENTS = [
  'kickOff',
  'goal',
  'yellowCard',
  'redCard',
  'substitution',
  'corner',
  'shot',
  'attack',
  'halfTime',
  'fullTime',
] as const;

export const MatchEvent = v.object({
  eventId: v.string(),
  kind: v.picklist(MATCH_EVENTS),
  side: v.picklist(['home', 'away', 'none']),
  /** Match minute, 0–90+. */
  minute: v.number(),
  player: v.string(),
  /** Points it adds to the score of its side; an extension of ours. */
  points: v.optional(v.number()),
  /** Player who is substituted when `player` comes on. */
  playerOff: v.optional(v.string()),
  at: timeField,
  /** Position on the pitch, 0–100 along the length from the home goal and 0–100 across; drives the animation. */
  x: v.number(),
  y: v.number(),
});
export type MatchEvent = v.InferOutput<typeof MatchEvent>;

/** Statistics of a match; each sport has the ones that apply to it. */
export const STAT_KEYS = [
  'possession',
  'shots',
  'shotsOnTarget',
  'dangerousAttacks',
  'corners',
  'fouls',
  'yellowCards',
  'redCards',
  'saves',
  'fieldGoals',
  'threePointers',
  'freeThrows',
  'rebounds',
  'assists',
  'steals',
  'turnovers',
  'kills',
  'towers',
  'dragons',
  'gold',
] as const;
export type StatKey = (typeof STAT_KEYS)[number];

/** One statistic of both sides. */
export const MatchStat = v.object({
  key: v.picklist(STAT_KEYS),
  home: v.number(),
  away: v.number(),
  /** A percent is whole; the two sides of `possession` add up to 100. */
  unit: v.picklist(['count', 'percent']),
});
export type MatchStat = v.InferOutput<typeof MatchStat>;

/** Score of each side in one period of the match: half, quarter; in esports 1 for the winner of the map. */
export const PeriodScore = v.object({ home: v.number(), away: v.number() });
export type PeriodScore = v.InferOutput<typeof PeriodScore>;

export const MatchDetail = v.object({
  match: Match,
  stadium: v.string(),
  events: v.array(MatchEvent),
  /** The sport's own statistics, the most telling first; empty before the match. */
  stats: v.array(MatchStat),
  /** Parts played so far, the one going on last; empty before the match. */
  periods: v.array(PeriodScore),
});
export type MatchDetail = v.InferOutput<typeof MatchDetail>;
