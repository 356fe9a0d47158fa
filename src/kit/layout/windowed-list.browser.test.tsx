import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '#tests/fixtures/mount.tsx';
import { WindowedList } from './windowed-list.tsx';

const COUNT = 500;
const HEIGHT = 50;
const heights = Array.from({ length: COUNT }, () => HEIGHT);

const show = () =>
  mount(
    <WindowedList
      label="matches"
      heights={heights}
      keyOf={(index) => `row ${index}`}
      render={(index) => <button type="button">{`row ${index}`}</button>}
    />,
  );

const rows = () => page.getByRole('listitem').elements();

test('[2.02] a long list renders only items near the window, with their positions', async () => {
  await show();
  await expect.element(page.getByText('row 0', { exact: true })).toBeVisible();
  expect(rows().length).toBeLessThan(60);
  window.scrollTo(0, 400 * HEIGHT);
  await expect.element(page.getByText('row 400', { exact: true })).toBeVisible();
  expect(rows().length).toBeLessThan(60);
  expect(page.getByText('row 0', { exact: true }).query()).toBeNull();
  const shown = page.getByText('row 400', { exact: true }).element().closest('li');
  expect([shown?.ariaSetSize, shown?.ariaPosInSet]).toEqual([String(COUNT), '401']);
  window.scrollTo(0, 0);
});

test('a focused item stays while the list is scrolled elsewhere', async () => {
  await show();
  const first = page.getByRole('button', { name: 'row 0', exact: true });
  await expect.element(first).toBeVisible();
  const button = first.element();
  if (button instanceof HTMLElement) button.focus();
  window.scrollTo(0, 300 * HEIGHT);
  await expect.element(page.getByText('row 300', { exact: true })).toBeVisible();
  expect(document.activeElement?.textContent).toBe('row 0');
  window.scrollTo(0, 0);
});
