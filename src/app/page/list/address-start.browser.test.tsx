import { MemoryRouter, useSearchParams } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Link } from '#kit/link/link.tsx';
import { mount } from '#tests/fixtures/mount.tsx';
import { useAddressStart } from './address-start.ts';
import { useAddressText } from './search-text.ts';

function Screen() {
  const [query, setQuery] = useSearchParams();
  const [pane, open] = useAddressStart(query.get('pane') ?? 'chat');
  const { typed, setTyped } = useAddressText(query.get('q') ?? '', (q) => setQuery({ q }));
  return (
    <>
      <p>{`${pane} of ?${query}`}</p>
      <button type="button" onClick={() => open('odds')}>
        odds
      </button>
      <input type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <Link to="?pane=rank">rank</Link>
      <Link to="?q=bank">bank</Link>
    </>
  );
}

const open = (address: string) =>
  mount(
    <MemoryRouter initialEntries={[address]}>
      <Screen />
    </MemoryRouter>,
  );
const expectText = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();
const follow = (name: string) => page.getByRole('link', { name }).click();
const field = page.getByRole('searchbox');

test('a link to the same screen replaces a choice', async () => {
  open('/room?pane=facts');
  await expectText('facts of ?pane=facts');
  await page.getByRole('button', { name: 'odds' }).click();
  await expectText('odds of ?pane=facts');
  await follow('rank');
  await expectText('rank of ?pane=rank');
});

test('typed text goes to the address, and a link replaces it', async () => {
  open('/help');
  await field.fill('card');
  await expectText('chat of ?q=card');
  await expect.element(field).toHaveValue('card');
  await follow('bank');
  await expect.element(field).toHaveValue('bank');
  await field.fill('');
  await expectText('chat of ?q=');
  await expect.element(field).toHaveValue('');
});
