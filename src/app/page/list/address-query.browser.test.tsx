import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '#tests/fixtures/mount.tsx';
import { useAddressChoice } from './address-query.ts';
import { MoreRows, useGrowing } from './more-rows.tsx';

const KINDS = ['all', 'won', 'lost'] as const;
const TOTAL = 25;

function Screen() {
  const [kind, choose] = useAddressChoice('kind', KINDS, 'all');
  const growing = useGrowing('rows', { first: 10, step: 10, max: 100 });
  return (
    <>
      <p>{`${kind} ${growing.size} of ${useLocation().search}`}</p>
      {KINDS.map((each) => (
        <button key={each} type="button" onClick={() => choose(each)}>
          {each}
        </button>
      ))}
      <input type="radio" aria-label="only lost" checked={kind === 'lost'} onChange={() => choose('lost')} />
      <MoreRows growing={growing} shown={Math.min(TOTAL, growing.size)} total={TOTAL} label="more" />
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
const press = (name: string) => page.getByRole('button', { name }).click();

test('filter and list length are both stored in the address', async () => {
  open('/list?open=7');
  await press('won');
  await press('more');
  await expectText('won 20 of ?open=7&kind=won&rows=20');
  await press('all');
  await expectText('all 20 of ?open=7&rows=20');
});

test('an address that is opened again shows what was chosen', async () => {
  open('/list?kind=lost&rows=20');
  await expectText('lost 20 of ?kind=lost&rows=20');
});

test.each(['rows=0', 'rows=-3', 'rows=1e9', 'rows=x', 'kind=toString'])(
  '%s in an address is the beginning',
  async (query) => {
    open(`/list?${query}`);
    await expectText(`all 10 of ?${query}`);
  },
);

test('a fully loaded list shows its end and takes the focus', async () => {
  open('/list');
  await press('more');
  await expectText('all 20 of ?rows=20');
  await press('more');
  const end = page.getByText('已显示全部 25 条');
  await expect.element(end).toHaveFocus();
});

test('a field is what was chosen as soon as it is pressed', () => {
  const container = open('/list');
  const radio = container.querySelector('input');
  radio?.click();
  expect(radio?.checked).toBe(true);
});
