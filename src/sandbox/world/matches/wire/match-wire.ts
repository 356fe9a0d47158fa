import type * as v from 'valibot';
import { basketballPart, basketballPartOn } from '#contract/play/match/basketball-part.ts';
import type { MatchEvent, MatchWire, PeriodScore } from '#contract/play/match/schema.ts';
import { hash32 } from '#contract/units/random.ts';
import { BOOKS } from '#sandbox/base/tables/books.table.ts';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';
import { own } from '#sandbox/world/art/own.ts';
import { bookAt } from '#sandbox/world/seeds/league-books.table.ts';
import { STADIUM_KINDS, STADIUMS } from '#sandbox/world/seeds/seed-people.ts';
import { type AnchorLookup, type AnchorWire, castersOf } from '../calendar/casters.ts';
import type { Fixture } from '../calendar/fixture.ts';
import type { MatchDetailWire } from '../match-store.ts';
import type { MatchView } from '../match-view.ts';
import type { Beat } from '../script/script.ts';
import { statsOf } from '../stats/match-stats.ts';
import { artUrl, coverOf } from './match-images.ts';
import { viewersOf } from './match-viewers.ts';

const MAPS_TO_WIN = 2;

/** Returns the current part of a match, from 1; the last one when it has ended, 0 before it. */
function periodOf({ phase, fixture, elapsedMs, score, offset, script }: MatchView): number {
  if (phase === 'upcoming') return 0;
  switch (fixture.league.ballClassId) {
    case 1:
      return offset < script().periods.secondStart ? 1 : 2;
    case 2:
      return basketballPartOn(elapsedMs, phase === 'first' || phase === 'second');
    case 3:
      return Math.max(...score) >= MAPS_TO_WIN ? score[0] + score[1] : score[0] + score[1] + 1;
    default:
      return fixture.league.ballClassId satisfies never;
  }
}

/** Returns the score of each side in every part so far. */
function periodsOf(view: MatchView): PeriodScore[] {
  const { fixture, beats, script } = view;
  const count = periodOf(view);
  if (count === 0) return [];
  const scores = Array.from({ length: count }, () => ({ home: 0, away: 0 }));
  const { periods } = script();
  let maps = 0;
  const partOf = ({ offset, minute }: Beat): number => {
    switch (fixture.league.ballClassId) {
      case 1:
        return offset < periods.secondStart ? 0 : 1;
      case 2:
        return basketballPart(minute) - 1;
      case 3:
        return maps++;
      default:
        return fixture.league.ballClassId satisfies never;
    }
  };
  for (const beat of beats) {
    if (beat.points === undefined || beat.side === 'none') continue;
    const part = scores[Math.min(partOf(beat), count - 1)];
    if (part) part[beat.side] += beat.points;
  }
  return scores;
}

/** Returns the location of a match: the home side's stadium, or the hall of an esports open. */
function stadiumOf({ home, matchId, league }: Fixture): string {
  const kinds = STADIUM_KINDS[league.ballClassId];
  if (league.ballClassId === 3) return kinds[hash32(matchId) % kinds.length] ?? kinds[0];
  return own(STADIUMS, home) ?? home + (kinds[hash32(home) % kinds.length] ?? kinds[0]);
}

/** Play older than this no longer moves the animation. */
const PLAY_SHOWN_MS = 120_000;
/** Time for which goals are listed: the DVR window and a little longer. */
const SCORING_SHOWN_MS = 32 * 60_000;

const inPlay = ({ phase }: MatchView) => phase === 'first' || phase === 'halfTime' || phase === 'second';

function statusOf(view: MatchView, anchors: readonly AnchorWire[]): 0 | 1 | 2 {
  if (view.phase === 'interrupted') return 2;
  return anchors[0]?.status ?? (inPlay(view) ? 1 : 0);
}

/** Readers of a match: those who cast it, best known first, the time, and the site it is shown on; null for none. */
type Shown = {
  readonly anchors: readonly AnchorWire[];
  readonly now: number;
  readonly siteId: SiteId | null;
};

export function matchWire(view: MatchView, { anchors, now, siteId }: Shown): MatchWire {
  const { fixture } = view;
  const { league, matchId, home, away } = fixture;
  const football = league.ballClassId === 1;
  return {
    matchId,
    homeName: home,
    homeLogo: artUrl('crest', home),
    visitName: away,
    visitLogo: artUrl('crest', away),
    homeScore: view.score[0],
    visitScore: view.score[1],
    startAt: fixture.startAt,
    animationUrl: football ? `/animation/${matchId}` : '',
    matchName: league.name,
    anchorInfo: anchors.map(({ anchorRoomId, nickname, avatar, viewers }) => ({
      anchorRoomId,
      nickname,
      avatar,
      viewers,
    })),
    matchClass: fixture.round,
    venueName: BOOKS[bookAt(league, siteId)].name,
    anchorStatus: statusOf(view, anchors),
    isStart: view.phase === 'upcoming' ? 0 : 1,
    videoWebUrl: `/video/${matchId}`,
    leagueId: league.leagueId,
    tid: `t-${league.leagueId}`,
    ballClassId: league.ballClassId,
    anchorType: anchors.length > 0 ? 2 : 1,
    anchorRoomId: anchors[0]?.anchorRoomId ?? null,
    roomInfo: { title: anchors[0]?.title ?? `${home} 对 ${away}`, desc: `${league.name} ${fixture.round}` },
    clockPhase: view.phase,
    clockElapsed: Math.floor(view.elapsedMs),
    clockAt: now,
    clockPeriod: periodOf(view),
    viewers: viewersOf(view, now),
    cover: coverOf(fixture),
  };
}

type EventWire = v.InferInput<typeof MatchEvent>;
const PLAY: readonly Beat['kind'][] = ['attack', 'shot', 'corner'];

const eventOf = (view: MatchView, beat: Beat, kind: EventWire['kind']): EventWire => ({
  eventId: `${beat.offset}-${kind}-${beat.side}`,
  kind,
  side: beat.side,
  minute: beat.minute,
  player: beat.player,
  ...(beat.points === undefined ? {} : { points: beat.points }),
  ...(beat.leaves === undefined ? {} : { playerOff: beat.leaves }),
  at: Math.round(view.timeOf(beat.offset)),
  x: beat.x,
  y: beat.y,
});

const shownFor = ({ kind, points }: Beat): number => {
  if (!PLAY.includes(kind)) return Number.POSITIVE_INFINITY;
  return points === undefined ? PLAY_SHOWN_MS : SCORING_SHOWN_MS;
};

/** Returns all key events, and of the play only the part that the animation and the DVR position still need. */
export function detailWire(view: MatchView, match: MatchWire, now: number): MatchDetailWire {
  const events = view.beats.flatMap((beat) => {
    if (beat.kind === 'foul') return [];
    const event = eventOf(view, beat, beat.kind);
    return event.at < now - shownFor(beat) ? [] : [event];
  });
  return { match, stadium: stadiumOf(view.fixture), events, stats: statsOf(view), periods: periodsOf(view) };
}

type CastPorts = { readonly anchors: AnchorLookup; readonly now: () => number };

/** A match as it is, with those who cast it; before it who will, with those who watch them meanwhile. */
export const castWire =
  ({ anchors, now }: CastPorts) =>
  (view: MatchView, siteId: SiteId | null = null): MatchWire => {
    const casting = castersOf(view.fixture).flatMap(({ anchorRoomId }) => {
      const anchor = anchors.find(anchorRoomId);
      if (!anchor) return [];
      if (anchor.matchId === view.fixture.matchId) return [anchor];
      return view.phase === 'upcoming' ? [{ ...anchor, status: 0 as const }] : [];
    });
    return matchWire(view, { anchors: casting, now: now(), siteId });
  };
