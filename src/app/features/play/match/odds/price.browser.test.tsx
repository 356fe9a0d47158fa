import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Market, type Selection } from '#contract/play/odds/schema.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import { OddsFormatPicker } from './odds-format-picker.tsx';
import { Price, type PricePress, PricesHeld, setOddsFormat } from './price.tsx';

const selectionAt = (odds: string, state: Selection['state'] = 'open'): Selection => {
  const [selection] = v.parse(Market, {
    marketId: 'm1-win',
    name: '全场独赢',
    note: '',
    group: 'hot',
    columns: 3,
    selections: [{ selectionId: 'm1-win-home', name: '主', odds, state }],
  }).selections;
  if (!selection) throw new Error('a market of one');
  return selection;
};

let offer: (selection: Selection) => void;

function Offered({ press, isHeld = false }: { press?: PricePress; isHeld?: boolean }) {
  const [selection, setSelection] = useState(() => selectionAt('1.88'));
  offer = setSelection;
  return (
    <MemoryRouter>
      <OddsFormatPicker />
      <div data-testid="price">
        <PricesHeld value={isHeld}>
          <Price selection={selection} market="全场独赢" {...(press ? { press } : {})} />
        </PricesHeld>
      </div>
    </MemoryRouter>
  );
}

const shown = () => page.getByTestId('price');

beforeEach(() => setOddsFormat('decimal'));

test('[4.03] a read-only price is no button; locked and closed are labelled', async () => {
  mount(<Offered />);
  await expect.element(shown()).toHaveTextContent('主1.88');
  expect(shown().element().querySelector('button, a')).toBeNull();
  offer(selectionAt('1.88', 'locked'));
  await expect.element(shown()).toHaveTextContent('主暂停');
  offer(selectionAt('1.88', 'closed'));
  await expect.element(shown()).toHaveTextContent('主已关闭');
});

test('an open price is locked and inert while the platform is unreachable', async () => {
  mount(<Offered press={{ is: 'link', to: '/somewhere' }} />);
  await expect.element(page.getByRole('link', { name: /1.88/ })).toBeVisible();
  mount(<Offered isHeld press={{ is: 'link', to: '/somewhere' }} />);
  await expect.element(shown().last()).toHaveTextContent('主暂停');
  expect(shown().last().element().querySelector('button, a')).toBeNull();
  mount(<Offered isHeld press={{ is: 'pick', picked: false, onPick: () => undefined }} />);
  await expect.element(shown().last().getByRole('button')).toBeDisabled();
});

test('a price move is marked for three seconds despite further updates', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    mount(<Offered />);
    await expect.element(shown()).toHaveTextContent('主1.88');
    offer(selectionAt('1.90'));
    await expect.element(shown()).toHaveTextContent('主1.90上升');
    await vi.advanceTimersByTimeAsync(2_000);
    offer(selectionAt('1.90'));
    await vi.advanceTimersByTimeAsync(900);
    await expect.element(shown()).toHaveTextContent('主1.90上升');
    await vi.advanceTimersByTimeAsync(200);
    await expect.element(shown()).toHaveTextContent('主1.90');
    offer(selectionAt('1.895'));
    await expect.element(shown()).toHaveTextContent('主1.895下降');
  } finally {
    vi.useRealTimers();
  }
});

test('the chosen odds format is applied at once and stored', async () => {
  mount(<Offered />);
  await page.getByRole('button', { name: '赔率格式，当前欧洲盘' }).click();
  await page.getByRole('menuitemradio', { name: '美式盘' }).click();
  await expect.element(shown()).toHaveTextContent('主−114');
  expect(localStorage.getItem('courtside.odds-format')).toBe('us');
});

test('another tab’s choice is applied', async () => {
  mount(<Offered />);
  localStorage.setItem('courtside.odds-format', 'hongKong');
  window.dispatchEvent(new StorageEvent('storage', { key: 'courtside.odds-format' }));
  await expect.element(shown()).toHaveTextContent('主0.88');
});

test('a price links to its address or is picked by a press', async () => {
  mount(<Offered press={{ is: 'link', to: '/app/room/match/m1?pane=odds' }} />);
  const link = page.getByRole('link', { name: '全场独赢 主 1.88' });
  await expect.element(link).toHaveAttribute('href', '/app/room/match/m1?pane=odds');
  const onPick = vi.fn();
  mount(<Offered press={{ is: 'pick', picked: true, onPick }} />);
  const button = page.getByRole('button', { name: '全场独赢 主 1.88', pressed: true });
  await userEvent.click(button);
  expect(onPick).toHaveBeenCalledOnce();
});
