import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ClientRequestId } from '#contract/fields/ids.ts';
import { VenueCode } from '#contract/play/game/schema.ts';
import { minor } from '#contract/units/money.ts';
import { serverTime } from '#contract/units/time.ts';
import type { CommandControl } from '#core-client/command/use-command.ts';
import { pickedLeg } from '#tests/fixtures/match/bets.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import type { SettledCommand } from '#worker/services/commands/command-api.ts';
import { CommandNotices } from './command-notices.tsx';

const commandWith = (change: Partial<CommandControl>): CommandControl => ({
  state: { is: 'idle' },
  pending: [],
  ended: [],
  run: vi.fn<CommandControl['run']>(),
  forget: vi.fn<CommandControl['forget']>(),
  ...change,
});

const ended = (end: SettledCommand['end']): SettledCommand => ({
  requestId: v.parse(ClientRequestId, '00000000-0000-4000-8000-000000000001'),
  subject: {
    is: 'transfer',
    venue: v.parse(VenueCode, 'LJTY'),
    amount: minor(61_01),
    currency: 'CNY',
    into: true,
  },
  since: serverTime(1_699_999_990_000),
  end,
  at: serverTime(1_700_000_000_000),
  refusal: null,
  isShown: false,
  betId: null,
});

test('[3.05] a failed transfer is reported where it began, until dismissed', async () => {
  mount(<CommandNotices command={commandWith({ ended: [ended('notMade')] })} />);
  await expect
    .element(page.getByText(/^转入场馆 .*61\.01，没有提交成功，资金没有变动，可以重新提交$/))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: '知道了' })).toBeVisible();
});

test('[3.05] a transfer confirmed late is reported', async () => {
  mount(<CommandNotices command={commandWith({ ended: [ended('made')] })} />);
  await expect.element(page.getByText(/^转入场馆 .*61\.01，已完成$/)).toBeVisible();
});

test('[3.10] a placed system shows the stake of all its lines', async () => {
  const legs = ['m1', 'm2', 'm3', 'm4'].map((matchId) => ({ ...pickedLeg(matchId), material: 0 }));
  const bet = { currency: 'CNY', stake: minor(10_00), policy: 'higher', combinedOdds: null, legs } as const;
  const subject = { is: 'placeBet', kind: 'system', size: 2, ...bet } as const;
  mount(<CommandNotices command={commandWith({ ended: [{ ...ended('notMade'), subject }] })} />);
  await expect.element(page.getByText(/^投注 .*60\.00，没有提交成功/)).toBeVisible();
});

test('[3.05] a slow command shows that it takes longer than usual', async () => {
  mount(
    <CommandNotices
      command={commandWith({ state: { is: 'sending', subject: ended('made').subject, slow: true } })}
    />,
  );
  await expect.element(page.getByText('比平时慢，仍在等平台答复，请不要重复提交')).toBeVisible();
});
