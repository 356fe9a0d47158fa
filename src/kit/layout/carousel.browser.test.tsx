import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '#tests/fixtures/mount.tsx';
import { Carousel } from './carousel.tsx';

const labels = {
  label: 'Now on',
  kind: 'carousel',
  slideKind: 'slide',
  slide: (at: number, count: number) => `${at} of ${count}`,
  goTo: (at: number) => `Slide ${at}`,
  pause: 'Pause',
  play: 'Play',
};

const show = (keys: readonly string[]) =>
  mount(
    <div style={{ width: 400, height: 200 }}>
      <Carousel labels={labels} keys={keys} render={(index) => <a href="#x">{`to ${keys[index]}`}</a>} />
    </div>,
  );

const bar = (at: number) => page.getByRole('button', { name: `Slide ${at}` });

const outOfReach = (key: string) => page.getByText(`to ${key}`).element().closest('[inert]') !== null;

test('arrow keys turn slides and wrap; only the visible one is reachable', async () => {
  await show(['a', 'b', 'c']);
  await page.getByRole('button', { name: 'Pause' }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(bar(2)).toHaveAttribute('aria-current', 'true');
  await expect.element(page.getByRole('link', { name: 'to b' })).toBeVisible();
  expect(outOfReach('a')).toBe(true);
  expect(outOfReach('b')).toBe(false);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(bar(3)).toHaveAttribute('aria-current', 'true');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(bar(1)).toHaveAttribute('aria-current', 'true');
});

test('Alt with an arrow key stays with the browser', async () => {
  await show(['a', 'b', 'c']);
  await page.getByRole('button', { name: 'Pause' }).click();
  const press = new KeyboardEvent('keydown', {
    key: 'ArrowRight',
    altKey: true,
    bubbles: true,
    cancelable: true,
  });
  bar(1).element().dispatchEvent(press);
  expect(press.defaultPrevented).toBe(false);
  await expect.element(bar(1)).toHaveAttribute('aria-current', 'true');
});

test('a bar leads to its slide, and the pause button becomes play', async () => {
  await show(['a', 'b', 'c']);
  await bar(3).click();
  await expect.element(bar(3)).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect.element(page.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('a single slide has nothing to turn', async () => {
  await show(['a']);
  await expect.element(page.getByRole('link', { name: 'to a' })).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});
