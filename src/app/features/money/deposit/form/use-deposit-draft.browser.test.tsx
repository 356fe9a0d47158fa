import { flushSync } from 'react-dom';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Currency } from '#contract/units/money.ts';
import { viewerNow } from '#core-client/viewer.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import { type DepositDraft, useDepositDraft, useLinkValues } from './use-deposit-draft.ts';

let draft: DepositDraft;
let search = '';
function Filled({ currency }: { currency: Currency }) {
  draft = useDepositDraft(currency);
  return null;
}
function Screen({ currency }: { currency: Currency }) {
  search = useLocation().search;
  return <Filled key={`${currency} ${useLinkValues()}`} currency={currency} />;
}

const open = (address: string, currency: Currency = 'CNY') =>
  mount(
    <MemoryRouter initialEntries={[address]}>
      <Screen currency={currency} />
    </MemoryRouter>,
  );

// Drafts are stored per viewer; the core reports the viewer a little after the page has loaded.
beforeAll(() => vi.waitUntil(() => viewerNow().is !== 'unknown', { timeout: 8_000 }));
beforeEach(() => {
  open('/deposit');
  flushSync(() => draft.clear());
  flushSync(() => draft.setWay(''));
});

test('[8.14] an amount belongs to the wallet it was typed for', () => {
  open('/deposit', 'CNY');
  flushSync(() => draft.setAmount('100'));
  open('/deposit', 'USDT');
  expect(draft.amount).toBe('');
  open('/deposit', 'CNY');
  expect(draft.amount).toBe('100');
});

test('link values are applied once, and a reload keeps later input', async () => {
  open('/deposit?in=CNY&way=bank&amount=300');
  await vi.waitFor(() => expect(search).toBe('?in=CNY'));
  expect(draft).toMatchObject({ way: 'bank', amount: '300' });
  flushSync(() => draft.setAmount('450'));
  open(`/deposit${search}`);
  expect(draft).toMatchObject({ way: 'bank', amount: '450' });
});
