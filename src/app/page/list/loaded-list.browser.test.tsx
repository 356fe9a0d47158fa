import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { appError } from '#contract/errors.ts';
import { PENDING, ready } from '#contract/units/loadable.ts';
import type { Answer } from '#core-client/cache/answer-cell.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import { LoadedList } from './loaded-list.tsx';
import { Pages } from './pages.tsx';

type Rows = { readonly list: readonly string[]; readonly total: number };
type ListState = { readonly answer: Answer<Rows>; readonly at: number; readonly about: string };

const first = ready({ list: ['row 1', 'row 2'], total: 4 });
const second = ready({ list: ['row 3', 'row 4'], total: 4 });
const refetch = vi.fn(async () => {});
const row = (name: string) => page.getByText(name, { exact: true });
const pressed = { page: 0 };
const onPage = (next: number) => {
  pressed.page = next;
};

let updateState: (next: ListState) => void;
function Part() {
  const [state, setState] = useState<ListState>({ answer: first, at: 1, about: 'all' });
  updateState = setState;
  const paging = { page: state.at, size: 2, onPage };
  return (
    <LoadedList
      of={{ ...state.answer, refetch }}
      about={state.about}
      paging={paging}
      waiting="waiting"
      empty="empty"
    >
      {({ list, total }) => (
        <>
          <ul>
            {list.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
          <Pages paging={paging} total={total} />
        </>
      )}
    </LoadedList>
  );
}

test('rows and focus stay while another page is fetched', async () => {
  mount(<Part />);
  const older = page.getByRole('button', { name: '下一页' });
  await older.click();
  updateState({ answer: PENDING, at: 2, about: 'all' });
  await expect.element(page.getByText('2 / 2')).toBeVisible();
  expect(document.querySelector('[aria-busy]')).not.toBeNull();
  await expect.element(row('row 1')).toBeVisible();
  updateState({ answer: second, at: 2, about: 'all' });
  await expect.element(row('row 3')).toBeVisible();
  await expect.element(row('row 1')).not.toBeInTheDocument();
  await expect.element(older).toHaveFocus();
  expect(document.querySelector('[aria-busy]')).toBeNull();
});

test('rows remain when the next page fails, with a retry button', async () => {
  mount(<Part />);
  updateState({ answer: { is: 'failed', error: appError('TIMEOUT'), last: null }, at: 2, about: 'all' });
  await page.getByRole('button', { name: '重试' }).click();
  expect(refetch).toHaveBeenCalledOnce();
  await expect.element(row('row 1')).toBeVisible();
});

test('a list narrowed to something else does not show the rows before', async () => {
  mount(<Part />);
  updateState({ answer: PENDING, at: 1, about: 'won' });
  await expect.element(page.getByText('waiting')).toBeVisible();
  await expect.element(row('row 1')).not.toBeInTheDocument();
});

test('a page behind the last one leads to the last one', async () => {
  mount(<Part />);
  updateState({ answer: ready({ list: [], total: 3 }), at: 9, about: 'all' });
  await vi.waitFor(() => expect(pressed.page).toBe(2));
  await expect.element(page.getByText('empty')).not.toBeInTheDocument();
});

test('a list that became empty shows its empty first page', async () => {
  mount(<Part />);
  updateState({ answer: ready({ list: [], total: 0 }), at: 2, about: 'all' });
  await vi.waitFor(() => expect(pressed.page).toBe(1));
  updateState({ answer: ready({ list: [], total: 0 }), at: 1, about: 'all' });
  await expect.element(page.getByText('empty')).toBeVisible();
});
