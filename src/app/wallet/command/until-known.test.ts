import { expect, test, vi } from 'vitest';
import { AppError, appError } from '#contract/errors.ts';
import { untilKnown } from './until-known.ts';

/** Answers with each of these in turn, the last one for ever. */
function answering(...turns: readonly (string | AppError)[]) {
  let turn = 0;
  return vi.fn(async () => {
    const answer = turns[Math.min(turn++, turns.length - 1)];
    if (answer instanceof AppError) throw answer;
    return answer;
  });
}

function portsOf() {
  const waits: number[] = [];
  const wait = async (ms: number) => {
    waits.push(ms);
  };
  return { waits, inDoubt: vi.fn(), wait };
}

test('[3.05] an answer at once leaves no doubt', async () => {
  const ports = portsOf();
  expect(await untilKnown(answering('done'), ports)).toBe('done');
  expect(ports.inDoubt).not.toHaveBeenCalled();
});

test('[3.05] a lost answer is asked for after 1, 2, 4, 8 and then every 15 seconds', async () => {
  const ports = portsOf();
  const lost = appError('TIMEOUT');
  expect(await untilKnown(answering(lost, lost, lost, lost, lost, lost, 'done'), ports)).toBe('done');
  expect(ports.waits).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
  expect(ports.inDoubt).toHaveBeenCalledOnce();
});

test('[3.05] a refusal is no lost answer, not even after one', async () => {
  const ports = portsOf();
  const send = answering(appError('HTTP_STATUS'), appError('BALANCE_SHORT'));
  await expect(untilKnown(send, ports)).rejects.toMatchObject({ code: 'BALANCE_SHORT' });
  expect(send).toHaveBeenCalledTimes(2);
});

test('[3.05] after ten minutes a person has to look', async () => {
  const ports = portsOf();
  await expect(untilKnown(answering(appError('TIMEOUT')), ports)).rejects.toMatchObject({ code: 'TIMEOUT' });
  const waited = ports.waits.reduce((sum, ms) => sum + ms, 0);
  expect(waited).toBeGreaterThan(9 * 60_000);
  expect(waited).toBeLessThan(11 * 60_000);
});

test('[3.05] nobody waiting any more ends it', async () => {
  const wait = () => Promise.reject(appError('CANCELLED'));
  const send = answering(appError('TIMEOUT'));
  await expect(untilKnown(send, { inDoubt: () => undefined, wait })).rejects.toMatchObject({
    code: 'CANCELLED',
  });
  expect(send).toHaveBeenCalledOnce();
});
