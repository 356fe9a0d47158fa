import { expect, onTestFinished, test } from 'vitest';
import type { PlayableKind } from '#contract/activity/schema/parts.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { activityBooks } from '#tests/fixtures/money/activity-books.ts';
import { NEXT_EDITIONS } from './editions/next-editions.table.ts';

function opened() {
  const books = activityBooks();
  onTestFinished(books.close);
  const { service } = books;
  const member = books.member('ann');
  const timesOf = (activityId: string) => {
    const edition = service.editions.byId(activityId);
    if (!edition) throw new Error(`no edition ${activityId}`);
    return edition.times;
  };
  const cards = (kind: PlayableKind, now: number) =>
    service.list(member, now).list.filter((card) => card.kind === kind);
  return { ...books, member, timesOf, cards };
}

test('[1.03] the hub shows an ended cup or quiz and the next one', () => {
  const { service, member, timesOf, cards } = opened();
  for (const kind of ['euroCup', 'euro24'] as const) {
    const { endAt, claimUntil } = timesOf(`${kind}-1`);
    service.due(endAt - 1);
    expect(service.editions.ofKind(kind)).toHaveLength(1);
    service.due(endAt);
    service.due(endAt + 1);
    const shown = cards(kind, endAt + 1);
    expect(shown.map(({ activityId, phase }) => [activityId, phase === 'preheat'])).toEqual([
      [`${kind}-1`, false],
      [`${kind}-2`, true],
    ]);
    expect(shown[1]).toMatchObject({ mine: { is: 'locked', why: 'early' } });
    expect(shown[1]?.title).toMatch(/ 第 2 期$/);
    const { openAt } = timesOf(`${kind}-2`);
    expect(openAt).toBe(siteDayStart(siteDayOf(openAt)));
    expect(openAt).toBeGreaterThanOrEqual(claimUntil);
    expect(service.detail(kind, member, endAt + 1).card.activityId).toBe(`${kind}-1`);
    expect(service.detail(kind, member, openAt - 1).card).toMatchObject({ activityId: `${kind}-2` });
    service.due(openAt);
    expect(cards(kind, openAt)).toMatchObject([{ activityId: `${kind}-2`, phase: 'open' }]);
  }
});

test('[1.03] the wheel changes with the month, and levels restart after a week', () => {
  const { service, member, timesOf, cards } = opened();
  const { endAt, claimUntil } = timesOf('wheel-1');
  service.due(endAt);
  expect(timesOf('wheel-2').openAt).toBe(endAt);
  const ids = (now: number) => cards('wheel', now).map(({ activityId }) => activityId);
  expect([ids(endAt), ids(claimUntil)]).toEqual([['wheel-2', 'wheel-1'], ['wheel-2']]);
  const past = (now: number) =>
    service
      .list(member, now)
      .past.map(({ activityId }) => activityId)
      .filter((id) => id.startsWith('wheel'));
  expect([past(endAt), past(claimUntil)]).toEqual([[], ['wheel-1']]);
  const levels = timesOf('breakout-1');
  expect(timesOf('breakout-2').preheatAt).toBe(levels.endAt);
});

test('[1.03] a platform offline for a year has one next edition per kind', () => {
  const { service, timesOf } = opened();
  const late = timesOf('wheel-1').endAt + 365 * DAY_MS;
  service.due(late);
  for (const kind of ['euroCup', 'euro24', 'breakout', 'wheel'] as const) {
    const [last, ...before] = service.editions.ofKind(kind);
    expect(before).toHaveLength(1);
    expect(last?.times.endAt).toBeGreaterThan(late);
  }
  expect(Object.keys(NEXT_EDITIONS)).toHaveLength(4);
});
