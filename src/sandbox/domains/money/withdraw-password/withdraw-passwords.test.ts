import { expect, onTestFinished, test } from 'vitest';
import { ANN, openTestMoney } from '#tests/fixtures/money/test-money.ts';

test('[5.05] concurrent first withdrawal passwords: one is set, the others are refused', async () => {
  const { db, money, clock } = openTestMoney();
  onTestFinished(() => db.close());
  const digits = ['135790', '246801', '975310'];
  const set = digits.map((each) => money.passwords.set(ANN, each, { now: clock.now(), changedAt: null }));
  const outcomes = await Promise.allSettled(set);
  const stored = digits.filter((_, index) => outcomes[index]?.status === 'fulfilled');
  expect(stored).toHaveLength(1);
  await expect(money.passwords.check(ANN, stored[0] ?? '', clock.now())).resolves.toBeUndefined();
});
