import { expect, onTestFinished, test } from 'vitest';
import { prizeParcelKey } from '#sandbox/domains/activity/engine/prizes/prizes.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { activityBooks, BOOKS_LEAP, BOOKS_START } from '#tests/fixtures/money/activity-books.ts';
import { playSimulations, type Simulation } from '#tests/fixtures/money/activity-simulations.ts';
import { LUXURY_TIERS, type LuxuryTierRow } from './luxury-gift.ts';

const ID = 'luxuryGift-1';
const STEP_INPUT = { carrier: '顺丰', trackingNo: 'SF1', why: '拒收' };
const GOODS = [...new Set(LUXURY_TIERS.flatMap(({ goods }) => goods))];
type Grade = LuxuryTierRow['grade'];
/** Grade at which each parcel was chosen, by its source. */
const gradeOf = new Map<string, Grade>();

const pick = <Item>(items: readonly Item[], { draw }: Simulation): Item => {
  const [first] = items;
  const item = items[Math.floor(draw() * items.length)] ?? first;
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
};
const chosenBy = ({ books, member }: Simulation) => books.parcels.store.of(member.userId);

/** Reverts a parcel by one of the possible methods: cancelled by its member, or refunded after its return. */
function revertParcel(simulation: Simulation): void {
  const { books, member, now } = simulation;
  const { desk } = books.parcels;
  const parcel = chosenBy(simulation).find(({ state }) => state === 'chosen');
  if (parcel === undefined) return;
  const { parcel_id: id } = parcel;
  if (simulation.draw() < 0.5) {
    desk.cancel(member.userId, id, now());
    return;
  }
  const address = {
    recipient: '林舟',
    phone: '13800000207',
    province: '浙江省',
    city: '宁波市',
    line: '海岸路 18 号',
    postcode: '',
  } as const;
  desk.address(member.userId, id, address, now());
  for (const step of ['pack', 'ship', 'return', 'refund'] as const) desk.step(id, step, STEP_INPUT, now());
}

function play(simulation: Simulation): void {
  const { draw, member } = simulation;
  const held = new Set<Grade>();
  for (let step = 0; step < 6; step += 1) {
    if (draw() < 0.3) {
      revertParcel(simulation);
      held.clear();
      const chosen = chosenBy(simulation).filter(({ state }) => state === 'chosen');
      for (const tier of LUXURY_TIERS)
        if (chosen.some(({ source_key: key }) => gradeOf.get(key) === tier.grade)) held.add(tier.grade);
    }
    const tier = pick(LUXURY_TIERS, simulation);
    const goodsId = pick(draw() < 0.9 ? tier.goods : GOODS, simulation);
    const does = { does: 'chooseGood', grade: tier.grade, goodsId } as const;
    const isOwn = tier.goods.some((each) => each === goodsId);
    const isOpen = isOwn && member.level >= tier.grade && !held.has(tier.grade);
    const roll = draw();
    if (roll < 0.1) simulation.actShutOut(does);
    else {
      const outcomes = roll < 0.35 ? simulation.actInTwoTabs(does) : [simulation.act(does)];
      const done = outcomes.flatMap((each) => (each.is === 'done' ? [each.result.resultId] : []));
      expect(done).toHaveLength(isOpen ? 1 : 0);
      for (const resultId of done) gradeOf.set(prizeParcelKey(resultId), tier.grade);
      if (isOpen) held.add(tier.grade);
    }
    simulation.advance();
  }
}

test('[1.03] each reached grade gives one good, another after a return', {
  timeout: 60_000,
}, () => {
  playSimulations({
    kind: 'luxuryGift',
    activityId: ID,
    startAt: BOOKS_LEAP,
    levelOf: (seed) => seed % 11,
    play,
  });
});

test('[1.03] a thousand members with parallel choices get one good each', {
  timeout: 120_000,
}, async () => {
  const books = activityBooks();
  onTestFinished(books.close);
  const members = Array.from({ length: 1_000 }, (_, n) => ({ ...books.member(`l${n}`), level: 4 }));
  const calls = members.flatMap((member) =>
    Array.from({ length: 20 }, async (_, n) => {
      await Promise.resolve();
      const goodsId = n % 2 === 0 ? 'flask' : 'hat';
      return books.act(member, ID, { does: 'chooseGood', grade: 4, goodsId }, BOOKS_START, `r${n % 2}`);
    }),
  );
  const outcomes = await Promise.all(calls);
  const results = new Set(outcomes.flatMap((each) => (each.is === 'done' ? [each.result.resultId] : [])));
  expect(results.size).toBe(members.length);
  for (const { userId } of members) expect(books.parcels.store.of(userId)).toHaveLength(1);
  expect(verifyLedger(books.db)).toMatchObject({ sound: true, drifted: [] });
});
