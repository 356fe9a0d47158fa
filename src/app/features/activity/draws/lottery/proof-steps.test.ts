import { expect, test } from 'vitest';
import { serverTime } from '#contract/units/time.ts';
import { isSame, recompute } from './proof-steps.tsx';

const SEED = '00112233445566778899aabbccddeeff'.repeat(2);
const TICKETS = [1, 2, 3, 4, 5].map((n) => `T${String(n).padStart(6, '0')}`);
const at = serverTime(0);
const drawn = {
  draw: {
    drawNo: 1,
    state: 'drawn' as const,
    openAt: at,
    closeAt: at,
    drawAt: at,
    issued: 5,
    commitment: '4773d12e2371bb935b9a0f5439b4a1c3ad3f2414b86980f8418d1cfabdfadfef',
    places: [
      { rank: 1, count: 1, prize: { is: 'none' as const }, winners: ['T000004'] },
      { rank: 2, count: 2, prize: { is: 'none' as const }, winners: ['T000002', 'T000001'] },
    ],
  },
  seed: SEED,
  tickets: TICKETS,
  growth: [],
};

test('[1.03] the browser recomputes the published example and detects each change', () => {
  const listHash = recompute({ ...drawn, listHash: '' })[1]?.computed ?? '';
  const proof = { ...drawn, listHash };
  expect(listHash).toMatch(/^3a3c64d8/);
  expect(recompute(proof).map(isSame)).toEqual([true, true, true]);
  expect(recompute({ ...proof, seed: SEED.replace('0011', '1100') }).map(isSame)).toEqual([
    false,
    true,
    false,
  ]);
  expect(recompute({ ...proof, tickets: [...TICKETS, 'T000006'] }).map(isSame)).toEqual([true, false, false]);
});
