import type * as v from 'valibot';
import { CUP_PRIZES, cupPoints } from '#contract/activity/rules/prediction-points.ts';
import type { CupMatch, EuroCupPart } from '#contract/activity/schema/kinds/euro-cup.ts';
import type { Edition } from '#sandbox/domains/activity/engine/editions/editions.ts';
import { artUrl } from '#sandbox/world/matches/wire/match-images.ts';
import { cupRanks, cupStandings } from './cup-board.ts';
import { kickOffOf, MATCHES, roundOf } from './cup-calendar.ts';
import { type CupCourse, isDrawn, isOver } from './cup-play.ts';
import type { PickRow } from './pick-store.ts';

type MatchWire = v.InferInput<typeof CupMatch>;

/** Data needed to show the cup to one member at a time. */
export type CupContext = {
  readonly edition: Edition;
  readonly course: CupCourse;
  readonly picks: readonly PickRow[];
  readonly userId: string;
  readonly now: number;
};

const BOARD_SIZE = 8;

/** Returns the state of a match at a time: picks are accepted once both sides are known, until kick-off. */
export function matchState({ edition, course, now }: Omit<CupContext, 'picks' | 'userId'>, match: number) {
  if (isOver(course, match, now)) return 'over' as const;
  if (now >= kickOffOf(edition.times.openAt, match)) return 'playing' as const;
  return isDrawn(course, match, now) ? ('open' as const) : ('waiting' as const);
}

const side = (name: string) => ({ name, crest: artUrl('crest', name) });

function pickCounts(picks: readonly PickRow[], own: PickRow | undefined): MatchWire['picks'] {
  const count = (is: (pick: PickRow) => boolean) => picks.filter(is).length;
  return {
    home: count(({ home, away }) => home > away),
    draw: count(({ home, away }) => home === away),
    away: count(({ home, away }) => home < away),
    same: own === undefined ? 0 : count(({ home, away }) => home === own.home && away === own.away),
  };
}

function matchView(context: CupContext, match: number): MatchWire {
  const { course, edition, userId, now } = context;
  const state = matchState(context, match);
  const isKnown = isDrawn(course, match, now);
  const { home, away } = course.sides(match);
  const all = context.picks.filter((pick) => pick.match === match);
  const own = all.find((pick) => pick.user_id === userId);
  const round = roundOf(match);
  const { overAt: _, penalties, ...score } = course.played(match);
  const isEnded = state === 'over';
  return {
    match,
    round,
    home: isKnown ? side(home) : null,
    away: isKnown ? side(away) : null,
    kickOffAt: kickOffOf(edition.times.openAt, match),
    state,
    result: isEnded ? { ...score, penalties: penalties === null ? null : [...penalties] } : null,
    pick: own === undefined ? null : { home: own.home, away: own.away, through: own.through },
    points: isEnded && own !== undefined ? cupPoints(round, own, score) : null,
    picks: pickCounts(state === 'waiting' ? [] : all, own),
  };
}

/** Returns the whole cup for one member at a time. `isPaid` reports which prizes have been paid. */
export function cupView(
  context: CupContext,
  isPaid: (points: number) => boolean,
): v.InferInput<typeof EuroCupPart> {
  const standings = cupStandings(context.picks, context.course, context.now);
  const ranks = cupRanks(standings);
  const rows = standings.map(({ userId, name, avatar, points, exact, off }, index) => ({
    rank: ranks[index] ?? 1,
    name,
    avatar,
    points,
    exact,
    off,
    isMe: userId === context.userId,
  }));
  const own = standings.find(({ userId }) => userId === context.userId);
  return {
    matches: Array.from({ length: MATCHES }, (_, index) => matchView(context, index + 1)),
    points: own?.points ?? 0,
    scored: own?.scored ?? 0,
    decided: own?.decided ?? 0,
    rank: rows.find(({ isMe }) => isMe)?.rank ?? null,
    players: standings.length,
    board: rows.filter(({ isMe }, index) => isMe || index < BOARD_SIZE),
    prizes: CUP_PRIZES.map(({ points, coins }) => ({ points, coins, isPaid: isPaid(points) })),
  };
}
