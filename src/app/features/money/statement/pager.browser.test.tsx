import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '#tests/fixtures/mount.tsx';
import { PageJump, Pager, pageNumbers } from './pager.tsx';
import { useRecordPick } from './record-pick.ts';

const PagesOfForty = () => <Pager total={40} size={20} picking={useRecordPick()} />;

test('the focus of a step that ends moves to the current page', async () => {
  mount(
    <MemoryRouter initialEntries={['/app/wallet/records']}>
      <PagesOfForty />
    </MemoryRouter>,
  );
  page.getByRole('link', { name: '下一页' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('link', { name: '第 2 页' })).toHaveFocus();
});

const PAGES = 23;
const WRONG = `页码是 1 到 ${PAGES} 的整数`;

function show() {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  const toPage = vi.fn<(page: number) => void>();
  root.render(<PageJump pages={PAGES} toPage={toPage} />);
  return { field: page.getByLabelText('跳至页码'), toPage };
}

test.each(['0', '-1', '1.5', '1e1', '01', '一', '24'])(
  '[5.09] %s is no page number, reported while it is typed',
  async (typed) => {
    const { field, toPage } = show();
    await field.fill(typed);
    await expect.element(field).toHaveAccessibleDescription(WRONG);
    await userEvent.keyboard('{Enter}');
    expect(toPage).not.toHaveBeenCalled();
  },
);

test.each([
  ['1', 1],
  ['２３', 23],
])('[5.09] %s opens its page', async (typed, number) => {
  const { field, toPage } = show();
  await field.fill(typed);
  await expect.element(field).not.toHaveAccessibleDescription(WRONG);
  await userEvent.keyboard('{Enter}');
  expect(toPage).toHaveBeenCalledExactlyOnceWith(number);
  await expect.element(field).toHaveValue('');
});

test.each([
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [1, 9, [1, 2, 3, null, 9]],
  [5, 9, [1, null, 3, 4, 5, 6, 7, null, 9]],
  [9, 9, [1, null, 7, 8, 9]],
])('on page %i of %i these page numbers are offered', (page, pages, offered) => {
  expect(pageNumbers(page, pages)).toEqual(offered);
});
