import type { MatchDetailWire } from '#sandbox/world/matches/match-store.ts';
import {
  CARDS,
  CLOSINGS,
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
import { filled, type PhraseValues, turnOf } from './written.ts';

type EventWire = MatchDetailWire['events'][number];

const clubOf = ({ match }: MatchDetailWire, side: EventWire['side']) =>
  side === 'home' ? match.homeName : match.visitName;

const goalsOf = ({ events }: MatchDetailWire) => events.filter(({ kind }) => kind === 'goal');

/** The headline over a finished match: goalless, drawn or won; the last kind names who scored the winner's last goal. */
export function footballTitle(detail: MatchDetailWire, words: PhraseValues, turn: number): string {
  const { homeScore, visitScore } = detail.match;
  if (homeScore === visitScore) {
    return turnOf(homeScore === 0 ? TITLES_BLANK : TITLES_DRAWN, turn, words);
  }
  const winner = homeScore > visitScore ? 'home' : 'away';
  const scorer = goalsOf(detail).findLast(({ side }) => side === winner)?.player ?? words.star ?? '';
  return turnOf(TITLES_WON, turn, { ...words, scorer });
}

/** Every goal in a sentence, with the score after it. */
function goalSentences(detail: MatchDetailWire, turn: number): string {
  const now = { home: 0, away: 0 };
  const sentences = goalsOf(detail).map((goal, index) => {
    if (goal.side !== 'none') now[goal.side]++;
    const words = {
      minute: goal.minute,
      player: goal.player,
      club: clubOf(detail, goal.side),
      now: `${now.home}:${now.away}`,
    };
    return turnOf(index === 0 ? GOAL_FIRST : GOAL_NEXT, turn + index, words);
  });
  return sentences.join('');
}

/**
 * The report of a finished match, from what its page shows: opening, goals in order, play, cards, closing.
 * @param turn which phrases are used; neighbours in a list differ
 */
export function footballParagraphs(detail: MatchDetailWire, words: PhraseValues, turn: number): string[] {
  const yellows = detail.events.filter(({ kind }) => kind === 'yellowCard').length;
  const red = detail.events.find(({ kind }) => kind === 'redCard');
  const sentOff = red
    ? filled(RED_CARD, { minute: red.minute, player: red.player, club: clubOf(detail, red.side) })
    : '';
  return [
    turnOf(OPENINGS, turn, words),
    goalSentences(detail, turn) || turnOf(GOALLESS, turn, words),
    turnOf(PLAYS, turn, words),
    sentOff + turnOf(CARDS, turn, { ...words, yellows }),
    turnOf(CLOSINGS, turn, words),
  ];
}
