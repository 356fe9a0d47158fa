import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ChatRow } from '#contract/community/chat/row.ts';
import { serverTime } from '#contract/units/time.ts';
import { bet, userId } from '#tests/fixtures/chat/chat-messages.ts';
import { pickedLeg } from '#tests/fixtures/match/bets.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import { OrderCard } from './order-card.tsx';
import { type RowActions, RowActionsContext } from './row-actions.ts';

const { matchId } = pickedLeg('m1');
const selection = {
  matchId,
  marketId: 'm1-handicap',
  selectionId: 'm1-handicap-home',
  pickName: '-0.5',
  homeName: '星港城',
  awayName: '白鹭湾',
};
const sender = { userId: userId('u-1'), name: '江岸以东', avatar: '', level: 6, role: 'member' } as const;

function show(change: { readonly reverted?: boolean; readonly isKnown?: boolean }) {
  const { reverted = false, isKnown = true } = change;
  const shown = isKnown ? { ...bet(), selection } : bet();
  const row: Extract<ChatRow, { kind: 'bet' }> = {
    kind: 'bet',
    key: 'k-1',
    order: 1,
    at: serverTime(1),
    sender,
    bet: shown,
    reverted,
    own: false,
  };
  const pickBet = vi.fn<RowActions['pickBet']>();
  const noop = () => undefined;
  const actions: RowActions = {
    openCard: noop,
    retry: noop,
    discard: noop,
    fillGap: noop,
    showQuoted: noop,
    pickBet,
  };
  mount(
    <RowActionsContext value={actions}>
      <OrderCard row={row} verb="分享了注单" />
    </RowActionsContext>,
  );
  return pickBet;
}

const button = page.getByRole('button', { name: '把星港城 -0.5放入投注单' });

test('[3.10] pressing a shared bet adds it to the slip without placing it', async () => {
  const pickBet = show({});
  await expect.element(page.getByText('只填选项，不会自动投注')).toBeVisible();
  await button.click();
  expect(pickBet.mock.calls.map(([picked, from]) => [picked.selection, from])).toEqual([
    [selection, '江岸以东'],
  ]);
});

test.each([{ reverted: true }, { isKnown: false }])(
  '[3.10] a reverted bet or one without a selection cannot be followed: %s',
  async (change) => {
    show(change);
    await expect.element(page.getByText('星港城 -0.5')).toBeVisible();
    expect(button.elements()).toHaveLength(0);
  },
);
