import { expect, test } from 'vitest';
import { serverTime } from '#contract/units/time.ts';
import { giftContent, placed, userId } from '#tests/fixtures/chat/chat-messages.ts';
import { createHeldStage } from './held-stage.ts';

const gift = (seq: number, at: number) => placed({ seq, at, content: giftContent(`c-${seq}`) });
const me = userId('me');

test.each([
  [30_000, ['1']],
  [30_001, []],
])('a gift that the video passed %i ms ago may reach the stage', (agoMs, seqs) => {
  const stage = createHeldStage();
  stage.pass([gift(1, 50_000)], { until: serverTime(40_000), me, now: 50_000 });
  const passed = stage.pass([], { until: serverTime(50_000 + agoMs), me, now: 90_000 });
  expect(passed.map(({ seq }) => String(seq))).toEqual(seqs);
});

test('a gift at the current moment of the video is not held', () => {
  const stage = createHeldStage();
  const passed = stage.pass([gift(1, 40_000)], { until: serverTime(40_000), me, now: 50_000 });
  expect(passed).toHaveLength(1);
});
