import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PageJump } from './page-jump.tsx';

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
