import { expect, onTestFinished, test } from 'vitest';
import { CUP_PRIZES, cupPoints, throughOf } from '#contract/activity/rules/prediction-points.ts';
import { HOUR_MS } from '#contract/units/durations.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { type ActivityBooks, activityBooks, BOOKS_LEAP } from '#tests/fixtures/money/activity-books.ts';
import { playSimulations, type Simulation } from '#tests/fixtures/money/activity-simulations.ts';
import { FINAL, feedersOf, kickOffOf, MATCHES, roundOf } from './cup-calendar.ts';
import { type CupCourse, cupCourse } from './cup-play.ts';

const ID = 'euroCup-1';
type CupPick = { readonly home: number; readonly away: number; readonly through: 'home' | 'away' };
/** Last pick of each member for each match in time. */
type Members = Map<string, Map<number, CupPick>>;

function cupOf(books: ActivityBooks): { readonly course: CupCourse; readonly openAt: number } {
  const edition = books.service.editions.byId(ID);
  if (edition === null) throw new Error('no cup');
  const { openAt } = edition.times;
  return { course: cupCourse(edition.secret, openAt), openAt };
}

/** Reports whether a pick of a match is accepted now: both sides known, and not begun. */
function isPickAccepted(books: ActivityBooks, match: number, now: number): boolean {
  const { course, openAt } = cupOf(books);
  const isDrawn = (feedersOf(match) ?? []).every((feeder) => course.played(feeder).overAt <= now);
  return isDrawn && now < kickOffOf(openAt, match);
}

/** Draws a pick: the real result of the match, or any other. */
function saying({ books, draw }: Simulation, match: number): CupPick {
  const { course } = cupOf(books);
  const goals = () => Math.floor(draw() * 4);
  if (draw() < 0.5) return course.played(match);
  const [home, away] = [goals(), goals()];
  return { home, away, through: draw() < 0.5 ? 'home' : 'away' };
}

const playing = (members: Members) => (simulation: Simulation) => {
  const { books, draw, now, member } = simulation;
  const own = new Map<number, CupPick>();
  members.set(member.userId, own);
  for (let step = 0; step < 6; step += 1) {
    const match = 1 + Math.floor(draw() * MATCHES);
    const { home, away, through } = saying(simulation, match);
    const does = { does: 'cupPick', match, home, away, through } as const;
    const isOpen = isPickAccepted(books, match, now());
    const roll = draw();
    if (roll < 0.1) simulation.actShutOut(does);
    else {
      const outcomes = roll < 0.3 ? simulation.actInTwoTabs(does) : [simulation.act(does)];
      expect(outcomes.every(({ is }) => is === (isOpen ? 'done' : 'refused'))).toBe(true);
      if (isOpen) own.set(match, { home, away, through: throughOf(home, away, through) });
    }
    if (draw() < 0.5) simulation.advance();
  }
};

/** Returns the coins of a member's picks, computed from the results alone. */
function coinsOf(course: CupCourse, own: ReadonlyMap<number, CupPick>): bigint {
  const points = [...own].reduce((sum, [match, pick]) => {
    const { score, bracket } = cupPoints(roundOf(match), pick, course.played(match));
    return sum + score + bracket;
  }, 0);
  return CUP_PRIZES.reduce((sum, prize) => sum + (points >= prize.points ? BigInt(prize.coins) : 0n), 0n);
}

test('[1.03] the last pick before kick-off holds, and points are paid once', {
  timeout: 60_000,
}, () => {
  const members: Members = new Map();
  playSimulations({
    kind: 'euroCup',
    activityId: ID,
    startAt: BOOKS_LEAP,
    checkEvery: 50,
    play: playing(members),
    end(books) {
      const { course } = cupOf(books);
      const over = course.played(FINAL).overAt;
      for (const at of [over, over, over + HOUR_MS]) books.service.due(at);
      for (const [userId, own] of members) {
        const { list } = books.service.results.page(userId, 'euroCup', 100, 0);
        expect(list.filter(({ state }) => state === 'pending')).toEqual([]);
        expect(books.service.editions.byId(ID)?.settledAt).toBe(over);
        const paid = list.flatMap(({ prize }) => (prize.is === 'coins' ? [BigInt(prize.coins)] : []));
        expect(paid.reduce((sum, coins) => sum + coins, 0n)).toBe(coinsOf(course, own));
      }
    },
  });
});

test('[1.03] a thousand members who repeat a pick at once have one each', {
  timeout: 120_000,
}, async () => {
  const books = activityBooks(BOOKS_LEAP);
  onTestFinished(books.close);
  const { openAt, course } = cupOf(books);
  const members = Array.from({ length: 1_000 }, (_, n) => books.member(`c${n}`));
  const { home, away, through } = course.played(1);
  const does = { does: 'cupPick', match: 1, home, away, through } as const;
  const calls = members.flatMap((member) =>
    Array.from({ length: 20 }, async () => {
      await Promise.resolve();
      return books.act(member, ID, does, openAt, 'the same');
    }),
  );
  const outcomes = await Promise.all(calls);
  const results = outcomes.flatMap((each) => (each.is === 'done' ? [each.result.resultId] : []));
  expect(results).toHaveLength(calls.length);
  expect(new Set(results).size).toBe(members.length);
  expect(verifyLedger(books.db)).toMatchObject({ sound: true, drifted: [] });
});
