import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { minor } from '#contract/units/money.ts';
import type { CommandControl } from '#core-client/command/use-command.ts';
import { pickedLeg, quotedLeg, slipQuote } from '#tests/fixtures/match/bets.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import { LegRow } from '../legs/leg-row.tsx';
import { legViews } from '../legs/slip-legs.ts';
import { SlipAction } from './slip-action.tsx';
import { slipFault } from './slip-fault.ts';
import { SlipNotice } from './slip-notice.tsx';
import type { usePlace } from './use-bet-placing.ts';
import type { Slip } from './use-slip.ts';

type Place = ReturnType<typeof usePlace>['place'];

const currency = {
  name: '人民币',
  code: 'CNY',
  unitWord: '元',
  symbols: ['¥'],
  symbol: '¥',
  withdrawWord: '提现',
  bankCardWord: '银行卡',
} as const;

const command: CommandControl = {
  state: { is: 'idle' },
  pending: [],
  ended: [],
  run: vi.fn<CommandControl['run']>(),
  forget: vi.fn<CommandControl['forget']>(),
};

/** Slip with a single of 200.00 picked at 1.42, compared with the platform's current quote. */
function slipAt(now: Parameters<typeof quotedLeg>[1], quoted: Parameters<typeof slipQuote>[1] = {}): Slip {
  const quote = slipQuote([quotedLeg('m1', now)], quoted);
  const legs = legViews([pickedLeg('m1')], quote, 'higher');
  const slip = { legs, quote, kind: { is: 'singles' }, stake: minor(200_00), limits: [] } as const;
  return {
    ...slip,
    placed: legs,
    combined: null,
    all: [pickedLeg('m1')],
    groups: [],
    venue: 'YBTY',
    currency: { ...currency, symbols: ['¥'] },
    policy: 'higher',
    failed: false,
    stakeText: '200',
    fault: slipFault(slip),
  };
}

let updateSlip: (slip: Slip) => void;

function Shown({ first, place }: { first: Slip; place: Place }) {
  const [slip, setSlip] = useState(first);
  updateSlip = setSlip;
  return (
    <>
      <ul>
        {slip.legs.map((view) => (
          <LegRow key={view.leg.selectionId} view={view} />
        ))}
      </ul>
      <SlipNotice slip={slip} />
      <SlipAction slip={slip} placing={{ given: command, place }} />
    </>
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('[3.10] the place button shows bet and stake and requests the displayed price', async () => {
  const place = vi.fn<Place>();
  mount(<Shown first={slipAt({})} place={place} />);
  await button('确认投注 ¥200').click();
  expect(place.mock.calls[0]?.[0].map(({ legs, stake }) => [legs[0]?.odds, stake])).toEqual([
    ['1.42', 200_00n],
  ]);
});

test('[3.10] a dropped price shows both values and needs confirmation', async () => {
  const place = vi.fn<Place>();
  mount(<Shown first={slipAt({ odds: '1.38' })} place={place} />);
  await expect.element(page.getByRole('listitem')).toMatchTextContent('原赔率1.42现赔率1.38');
  await button('以 1.38 投注 ¥200').click();
  expect(place.mock.calls[0]?.[0][0]?.legs[0]?.odds).toBe('1.38');
});

test('[3.10] a tap during a price drop does not accept it', async () => {
  const place = vi.fn<Place>();
  mount(<Shown first={slipAt({})} place={place} />);
  await expect.element(button('确认投注 ¥200')).toBeVisible();
  updateSlip(slipAt({ odds: '1.38' }));
  const agree = button('以 1.38 投注 ¥200');
  await expect.element(agree).toBeVisible();
  agree.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(place).not.toHaveBeenCalled();
  await expect
    .poll(() => {
      agree.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
      return place.mock.calls.length;
    })
    .toBe(1);
});

test('[3.10] suspended, closed, limit and goal notices each offer an action', async () => {
  mount(<Shown first={slipAt({ state: 'locked' })} place={vi.fn<Place>()} />);
  await expect.element(page.getByText('盘口暂时关闭')).toBeVisible();
  await expect.element(button('等待恢复')).toBeDisabled();
  updateSlip(slipAt({ state: 'gone' }));
  await expect.element(button('移除不能投注的选项')).toBeEnabled();
  updateSlip(slipAt({ stakes: { least: '10.00', most: '150.00' } }));
  await expect.element(button('改为 ¥150.00')).toBeEnabled();
  await expect.element(button('确认投注 ¥200')).toBeDisabled();
  updateSlip(slipAt({ material: 1 }));
  await expect.element(page.getByText('比赛情况有变')).toBeVisible();
  await expect.element(button('以 1.42 投注 ¥200')).toBeEnabled();
  updateSlip(slipAt({}, { shut: 'maintained' }));
  await expect.element(page.getByText('云豹体育维护中，暂时不能投注')).toBeVisible();
});
