import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { BetWire } from '#contract/play/bet/schema.ts';
import { placedBet } from '#tests/fixtures/match/bets.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import { BetRecordRow } from './bet-record-row.tsx';

const [LEG] = placedBet().legs;
const AT = 1_764_000_000_000;

const settlement = (part: Partial<BetWire['settlements'][number]>) => ({
  no: 1,
  at: AT,
  returned: '0.00',
  booked: '0.00',
  owed: '0.00',
  validStake: '200.00',
  note: '',
  ...part,
});

test('[3.10] pressing a settled bet shows its return calculation and later corrections', async () => {
  if (!LEG) throw new Error('no leg');
  const bet = placedBet({
    state: 'settled',
    returned: '242.00',
    legs: [{ ...LEG, startAt: AT, line: '+0.25', result: 'halfWin', counted: { home: 1, away: 1 } }],
    settlements: [
      settlement({}),
      settlement({ no: 2, returned: '242.00', booked: '242.00', validStake: '42.00', note: '更正赛果' }),
    ],
  });
  mount(
    <ul>
      <BetRecordRow bet={bet} />
    </ul>,
  );
  const line = page.getByRole('button', { name: /m1 甲/ });
  await expect.element(line).toMatchTextContent(/赢半.*200\.00.*42\.00.*242\.00.*\+42\.00/);
  await line.click();
  const working = page.getByRole('region', { name: '返还怎么算，单号 B2511201921180342' });
  await expect.element(working).toMatchTextContent('200.00 × 1.21 = 242.00');
  await expect
    .element(working)
    .toMatchTextContent(/半注 0平，退回本金100\.00半注 \+0\.5赢，100\.00 × 1\.42142\.00/);
  await expect.element(working).toMatchTextContent('按 1:1 结算');
  await expect.element(working).toMatchTextContent(/第 2 次结算.*补发 242\.00.*更正赛果/);
  await line.click();
  await expect.element(working).not.toBeInTheDocument();
});
