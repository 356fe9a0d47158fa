import type { StatKey } from '#contract/play/match/schema.ts';
import { hash32 } from '#contract/units/random.ts';
import { toHtml } from '#sandbox/base/markup.ts';
import type { MatchDetailWire } from '#sandbox/world/matches/match-store.ts';
import { squadOf } from '#sandbox/world/matches/script/squad.ts';
import {
  ARENA_BODY,
  ARENA_TITLES,
  CARDS,
  CLOSINGS,
  COURT_BODY,
  COURT_TITLES,
  GOAL_FIRST,
  GOAL_NEXT,
  GOALLESS,
  OPENINGS,
  PLAYS,
  RED_CARD,
  TITLES_BLANK,
  TITLES_DRAWN,
  TITLES_WON,
} from './seed-report-phrases.ts';
import { filled, type PhraseValues, turnOf, type Written } from './written.ts';

const FORWARD = 9;
const EDITING_MINUTES = 8;
const MINUTE = 60_000;
const SUMMARY_LENGTH = 72;
const CATEGORY = { 1: 'football', 2: 'basketball', 3: 'esports' } as const;

/** The numbers of a match; a sport that does not count something has none of it. */
function figuresOf(stats: MatchDetailWire['stats']) {
  const pair = (key: StatKey) => stats.find((stat) => stat.key === key) ?? { home: 0, away: 0 };
  const shots = pair('shots');
  const onTarget = pair('shotsOnTarget');
  const corners = pair('corners');
  const fouls = pair('fouls');
  return {
    possession: pair('possession').home,
    shotsHome: shots.home,
    shotsAway: shots.away,
    shotsTotal: shots.home + shots.away,
    targetHome: onTarget.home,
    targetAway: onTarget.away,
    targetTotal: onTarget.home + onTarget.away,
    cornersHome: corners.home,
    cornersAway: corners.away,
    foulsHome: fouls.home,
    foulsAway: fouls.away,
  };
}

/** Names, numbers and places of a match that phrases speak of. */
export function phraseValuesOf({ match, stadium, stats }: MatchDetailWire, seed: number): PhraseValues {
  const { homeName: home, visitName: away, homeScore, visitScore } = match;
  const homeWon = homeScore > visitScore;
  const starOf = (club: string) => squadOf(club, seed).starters[FORWARD]?.name ?? club;
  const [winner, loser] = homeWon ? [home, away] : [away, home];
  return {
    home,
    away,
    winner,
    loser,
    stadium,
    league: match.matchName,
    round: match.matchClass,
    score: homeWon ? `${homeScore}:${visitScore}` : `${visitScore}:${homeScore}`,
    result: `${homeScore}:${visitScore}`,
    gap: Math.abs(homeScore - visitScore),
    star: starOf(winner),
    rival: starOf(loser),
    homeStar: starOf(home),
    awayStar: starOf(away),
    ...figuresOf(stats),
  };
}

/** Number of a match within its league, shifted by league, so that matches side by side use different phrases. */
export const turnOfMatch = (matchId: string): number => {
  const [, leagueId = '', index = '0'] = /^(\w+)-(\d+)$/.exec(matchId) ?? [];
  return Number(index) + (hash32(leagueId) % 7);
};

/** First sentences up to a length: what lists show. */
export const summaryOf = (text: string): string =>
  text.length <= SUMMARY_LENGTH ? text : `${text.slice(0, SUMMARY_LENGTH - 1)}…`;

type EventWire = MatchDetailWire['events'][number];

const clubOf = ({ match }: MatchDetailWire, side: EventWire['side']) =>
  side === 'home' ? match.homeName : match.visitName;

const goalsOf = ({ events }: MatchDetailWire) => events.filter(({ kind }) => kind === 'goal');

/** The headline over a finished match: goalless, drawn or won; the last kind names who scored the winner's last goal. */
function footballTitle(detail: MatchDetailWire, values: PhraseValues, turn: number): string {
  const { homeScore, visitScore } = detail.match;
  if (homeScore === visitScore) {
    return turnOf(homeScore === 0 ? TITLES_BLANK : TITLES_DRAWN, turn, values);
  }
  const winner = homeScore > visitScore ? 'home' : 'away';
  const scorer = goalsOf(detail).findLast(({ side }) => side === winner)?.player ?? values.star ?? '';
  return turnOf(TITLES_WON, turn, { ...values, scorer });
}

/** Every goal in a sentence, with the score after it. */
function goalSentences(detail: MatchDetailWire, turn: number): string {
  const now = { home: 0, away: 0 };
  const sentences = goalsOf(detail).map((goal, index) => {
    if (goal.side !== 'none') now[goal.side]++;
    const values = {
      minute: goal.minute,
      player: goal.player,
      club: clubOf(detail, goal.side),
      now: `${now.home}:${now.away}`,
    };
    return turnOf(index === 0 ? GOAL_FIRST : GOAL_NEXT, turn + index, values);
  });
  return sentences.join('');
}

/**
 * The report of a finished match, from what its page shows: opening, goals in order, play, cards, closing.
 * @param turn which phrases are used; neighbours in a list differ
 */
function footballParagraphs(detail: MatchDetailWire, values: PhraseValues, turn: number): string[] {
  const yellows = detail.events.filter(({ kind }) => kind === 'yellowCard').length;
  const red = detail.events.find(({ kind }) => kind === 'redCard');
  const sentOff = red
    ? filled(RED_CARD, { minute: red.minute, player: red.player, club: clubOf(detail, red.side) })
    : '';
  return [
    turnOf(OPENINGS, turn, values),
    goalSentences(detail, turn) || turnOf(GOALLESS, turn, values),
    turnOf(PLAYS, turn, values),
    sentOff + turnOf(CARDS, turn, { ...values, yellows }),
    turnOf(CLOSINGS, turn, values),
  ];
}

function textOf(detail: MatchDetailWire, values: PhraseValues, turn: number) {
  if (detail.match.ballClassId === 1) {
    return {
      title: footballTitle(detail, values, turn),
      paragraphs: footballParagraphs(detail, values, turn),
    };
  }
  const [titles, bodies] =
    detail.match.ballClassId === 2 ? [COURT_TITLES, COURT_BODY] : [ARENA_TITLES, ARENA_BODY];
  const body = bodies[turn % bodies.length] ?? [];
  return {
    title: turnOf(titles, turn, values),
    paragraphs: body.map((phrase) => turnOf([phrase], 0, values)),
  };
}

/** Writes the report of an ended match, from its events. */
export function reportOf(detail: MatchDetailWire, seed: number): Written {
  const { match, events } = detail;
  const turn = turnOfMatch(match.matchId);
  const { title, paragraphs } = textOf(detail, phraseValuesOf(detail, seed), turn);
  const whistle = events.findLast(({ kind }) => kind === 'fullTime')?.at ?? match.clockAt;
  return {
    articleId: `r-${match.matchId}`,
    category: CATEGORY[match.ballClassId],
    title,
    summary: summaryOf(paragraphs[0] ?? title),
    html: toHtml(paragraphs.join('\n\n')),
    cover: match.cover,
    publishedAt: Math.min(whistle + EDITING_MINUTES * MINUTE, match.clockAt),
    expertId: null,
    leagueId: match.leagueId,
    matchId: match.matchId,
    club: null,
  };
}
