import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goTo, meetPage } from './use-arrival.ts';

const field = document.createElement('input');
const main = document.createElement('main');
const heading = document.createElement('h1');
main.id = 'main';
main.append(heading);

const STORED_POSITION = { y: 3_000, height: 4_000 };
const root = document.createElement('div');
root.id = 'root';

beforeEach(() => {
  root.style.height = '500px';
  document.body.replaceChildren(field, root);
});
afterEach(() => {
  vi.useRealTimers();
  document.body.style.removeProperty('min-height');
});

/** Simulates a page that appears a moment after navigation. */
function meetLate() {
  const onShown = vi.fn<() => void>();
  meetPage(onShown);
  expect(onShown).not.toHaveBeenCalled();
  document.body.append(main);
  return onShown;
}

test('a page that appears has the focus on its heading', async () => {
  const onShown = meetLate();
  await vi.waitFor(() => expect(onShown).toHaveBeenCalledOnce());
  expect(document.activeElement).toBe(heading);
});

test('a field being typed in retains the focus when the page appears', async () => {
  field.focus();
  const onShown = meetLate();
  await vi.waitFor(() => expect(onShown).toHaveBeenCalledOnce());
  expect(document.activeElement).toBe(field);
});

const held = () => document.body.style.minHeight;

test('a page keeps its previous height and is scrolled at once', () => {
  const end = goTo({ is: 'place', position: STORED_POSITION });
  expect(held()).toBe('4000px');
  expect(window.scrollY).toBe(3_000);
  end();
  expect(held()).toBe('');
});

test('a page that has grown is no longer held', async () => {
  goTo({ is: 'place', position: STORED_POSITION });
  root.style.height = '4100px';
  await vi.waitFor(() => expect(held()).toBe(''));
  expect(window.scrollY).toBe(3_000);
});

test('a page that stays shorter has no blank tail in the end', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  goTo({ is: 'place', position: STORED_POSITION });
  vi.advanceTimersByTime(10_000);
  expect(held()).toBe('');
});

test('user scrolling stops automatic scrolling and preserves the position', async () => {
  goTo({ is: 'place', position: STORED_POSITION });
  window.dispatchEvent(new WheelEvent('wheel'));
  window.scrollTo({ top: 1_000, behavior: 'instant' });
  root.style.height = '2000px';
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(window.scrollY).toBe(1_000);
  expect(held()).toBe('4000px');
  root.style.height = '4100px';
  await vi.waitFor(() => expect(held()).toBe(''));
});
