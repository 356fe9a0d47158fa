import { from, map, NEVER, of, Subject, VirtualTimeScheduler } from 'rxjs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { GiftStageView } from '#contract/community/gift/stage.ts';
import { GiftId, UserId } from '#contract/fields/ids.ts';
import { coins } from '#contract/units/money.ts';
import { serverTime } from '#contract/units/time.ts';
import { marblesOf } from '#tests/fixtures/time/marbles.ts';
import type { GiftArrival, GiftPush } from './gift-arrivals.ts';
import { createGiftStage } from './gift-stage.ts';

let createdCount = 0;

const senderOf = (name: string) => ({
  userId: v.parse(UserId, name),
  name,
  avatar: '',
  level: 3,
  role: 'member' as const,
});

const gift = (sender: string, gifted: Partial<GiftPush> = {}): GiftPush => ({
  is: 'gift',
  key: `m${++createdCount}`,
  comboId: `${sender}-combo`,
  sender: senderOf(sender),
  giftId: v.parse(GiftId, 'g05'),
  name: '冠军奖杯',
  iconUrl: '/art/gift/cup.svg',
  animationUrl: '/gifts/trophy.svga',
  price: coins(520),
  count: 1,
  own: false,
  ...gifted,
});

const entrance = (name: string): GiftArrival => ({
  is: 'entrance',
  key: `m${++createdCount}`,
  sender: senderOf(name),
});

/** Creates a stage on virtual time: `at` schedules an event, `view` returns the stage at that time. */
function stage(quiet = false) {
  const scheduler = new VirtualTimeScheduler();
  const gifts$ = new Subject<GiftArrival>();
  const shown$ = new Subject<string>();
  const views: { at: number; view: GiftStageView }[] = [];
  const clock = { now: () => serverTime(scheduler.frame), mono: () => scheduler.frame };
  const running = createGiftStage({ gifts$, shown$, quiet$: of(quiet), clock, scheduler }).subscribe((view) =>
    views.push({ at: scheduler.frame, view }),
  );
  const at = (ms: number, happen: () => void) => scheduler.schedule(happen, ms);
  const view = (ms: number) => {
    const last = views.filter((seen) => seen.at <= ms).at(-1);
    if (!last) throw new Error('nothing shown yet');
    return last.view;
  };
  const run = () => {
    scheduler.maxFrames = 120_000;
    scheduler.flush();
    running.unsubscribe();
  };
  return {
    at,
    view,
    views,
    run,
    push: (arrival: GiftArrival) => gifts$.next(arrival),
    shown: (id: string) => shown$.next(id),
  };
}

test('[C.01] one sender’s gifts within three seconds share a banner and an animation', () => {
  const { at, run, push, view } = stage();
  for (const ms of [0, 1000, 3900, 6800]) at(ms, () => push(gift('a', { count: 2 })));
  run();
  expect(view(7000).banners.map(({ count }) => count)).toEqual([8]);
  expect(view(7000).waiting).toBe(0);
  expect(view(7000).animation?.sender.name).toBe('a');
});

test('a pause longer than the combo window begins a new run', () => {
  const { at, run, push, view, views } = stage();
  at(0, () => push(gift('a')));
  at(3_200, () => push(gift('a')));
  run();
  expect(view(3_400).banners.map(({ count }) => count)).toEqual([1]);
  const runs = new Set(views.flatMap((seen) => seen.view.banners.map(({ runId }) => runId)));
  expect(runs.size).toBe(2);
});

test('a banner leaves three seconds after the last gift of its run', () => {
  const { at, run, push, view } = stage();
  at(0, () => push(gift('a')));
  at(2_000, () => push(gift('a')));
  run();
  expect(view(4_990).banners).toHaveLength(1);
  expect(view(5_110).banners).toHaveLength(0);
});

test('a message received twice counts once', () => {
  const { at, run, push, view } = stage();
  const once = gift('a');
  at(0, () => push(once));
  at(50, () => push(once));
  run();
  expect(view(200).banners[0]?.count).toBe(1);
});

test('at most two banners show; a third waits for its lane', () => {
  const { at, run, push, view } = stage();
  for (const name of ['a', 'b', 'c']) at(0, () => push(gift(name)));
  run();
  expect(view(200).banners.map(({ sender }) => sender.name)).toEqual(['a', 'b']);
  expect(view(3_300).banners.map(({ sender }) => sender.name)).toEqual(['c']);
});

test('the viewer’s own gift takes a lane and the next animation slot', () => {
  const { at, run, push, shown, view } = stage();
  for (const name of ['a', 'b', 'c']) at(0, () => push(gift(name, { price: coins(9999) })));
  at(300, () => push(gift('me', { own: true, price: coins(188) })));
  at(600, () => shown(view(500).animation?.runId ?? ''));
  run();
  expect(view(450).banners.map(({ sender }) => sender.name)).toContain('me');
  expect(view(800).animation?.sender.name).toBe('me');
});

test('the costliest waiting animation plays next, equals in arrival order', () => {
  const { at, run, push, shown, view } = stage();
  at(0, () => push(gift('first')));
  at(150, () => {
    push(gift('cheap', { price: coins(188) }));
    push(gift('dear', { price: coins(5200) }));
    push(gift('dear-too', { price: coins(5200) }));
  });
  for (const ms of [1000, 2000, 3000]) at(ms, () => shown(view(ms).animation?.runId ?? ''));
  run();
  const order = [500, 1500, 2500, 3500].map((ms) => view(ms).animation?.sender.name);
  expect(order).toEqual(['first', 'dear', 'dear-too', 'cheap']);
});

test('big gifts and bulk gifts take the stage, small ones show banners', () => {
  const { at, run, push, shown, view } = stage();
  at(0, () => push(gift('small', { price: coins(66) })));
  at(200, () => push(gift('dozen', { price: coins(10), count: 66 })));
  at(200, () => push(gift('big', { price: coins(188) })));
  at(1_000, () => shown(view(900).animation?.runId ?? ''));
  run();
  expect(view(100).banners.map(({ sender }) => sender.name)).toEqual(['small']);
  expect(view(100)).toMatchObject({ animation: null, waiting: 0, skipped: 0 });
  expect(view(800).animation?.sender.name).toBe('dozen');
  expect(view(1_500).animation?.sender.name).toBe('big');
});

test('a sender is limited to three animations in twenty seconds', () => {
  const { at, run, push, view } = stage();
  for (const index of [0, 1, 2, 3, 4]) {
    at(0, () => push(gift('a', { giftId: v.parse(GiftId, `g${index}`) })));
  }
  run();
  expect(view(150)).toMatchObject({ waiting: 2, skipped: 2 });
  expect(view(150).banners).toHaveLength(2);
});

test('an animation that never reports its end times out', () => {
  const { at, run, push, view } = stage();
  at(0, () => push(gift('a')));
  at(0, () => push(gift('b')));
  run();
  expect(view(14_900).animation?.sender.name).toBe('a');
  expect(view(15_200).animation?.sender.name).toBe('b');
});

test('reduced motion shows banners only', () => {
  const { at, run, push, view } = stage(true);
  at(200, () => push(gift('a')));
  at(200, () => push(entrance('king')));
  run();
  expect(view(400).banners).toHaveLength(1);
  expect(view(400)).toMatchObject({ animation: null, entrance: null, waiting: 0, skipped: 0 });
});

test('[6.08] high-tier entrances play in turn, once a minute per member', () => {
  const { at, run, push, view } = stage();
  at(0, () => push(entrance('one')));
  at(100, () => push(entrance('two')));
  at(5_000, () => push(entrance('one')));
  run();
  expect(view(1_000).entrance?.name).toBe('one');
  expect(view(3_300).entrance?.name).toBe('two');
  expect(view(7_000).entrance).toBeNull();
});

test('500 gifts per second emit at most ten views per second', () => {
  const { at, run, push, views } = stage();
  for (let ms = 0; ms < 10_000; ms += 2) {
    at(ms, () =>
      push(gift(`u${ms % 700}`, { price: coins(100 + (ms % 9)), giftId: v.parse(GiftId, `g${ms % 12}`) })),
    );
  }
  run();
  expect(views.filter((seen) => seen.at <= 10_000).length).toBeLessThanOrEqual(102);
  expect(Math.max(...views.map(({ view }) => view.waiting))).toBeLessThanOrEqual(12);
  expect(Math.max(...views.map(({ view }) => view.banners.length))).toBe(2);
  expect(views.at(-1)?.view.skipped).toBeGreaterThan(100);
});

test('banners beyond those that may wait are counted', () => {
  const { at, run, push, view } = stage(true);
  for (let index = 0; index < 40; index += 1) at(0, () => push(gift(`u${index}`)));
  run();
  expect(view(150)).toMatchObject({ bannersSkipped: 16, skipped: 0 });
});

test('no timer runs without subscribers', () => {
  const scheduler = new VirtualTimeScheduler();
  const clock = { now: () => serverTime(scheduler.frame), mono: () => scheduler.frame };
  const gifts$ = from([gift('a'), gift('b')]);
  createGiftStage({ gifts$, shown$: NEVER, quiet$: NEVER, clock, scheduler }).subscribe().unsubscribe();
  expect(scheduler.actions).toHaveLength(0);
});

test('[C.01] a gift run updates at most every 100 ms until its end', () => {
  marblesOf('gift.stage', ({ hot, expectObservable }, scheduler) => {
    const clock = { now: () => serverTime(scheduler.now()), mono: () => scheduler.now() };
    const gifts = { a: gift('a'), b: gift('a'), c: gift('a') };
    const gifts$ = hot('1s a 49ms b 1s c', gifts);
    const view$ = createGiftStage({ gifts$, shown$: NEVER, quiet$: of(true), clock, scheduler });
    const counts$ = view$.pipe(map(({ banners }) => banners.map(({ count }) => count).join()));
    expectObservable(counts$, '6s !').toBe('n 999ms a 99ms b 950ms c 2999ms n', {
      n: '',
      a: '1',
      b: '2',
      c: '3',
    });
  });
});

test.each([
  [100, 'a'],
  [99, undefined],
])('a gift worth %d coins plays the animation of %s', (price, name) => {
  const { at, run, push, view } = stage();
  at(0, () => push(gift('a', { price: coins(price) })));
  run();
  expect(view(500).animation?.sender.name).toBe(name);
});
