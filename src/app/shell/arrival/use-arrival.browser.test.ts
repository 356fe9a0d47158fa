import { beforeEach, expect, test, vi } from 'vitest';
import { meetPage } from './use-arrival.ts';

const field = document.createElement('input');
const main = document.createElement('main');
const heading = document.createElement('h1');
main.id = 'main';
main.append(heading);

beforeEach(() => {
  document.body.replaceChildren(field);
});

/** Simulates a page that appears a moment after navigation. */
function meetLate() {
  const onMet = vi.fn<() => void>();
  meetPage(onMet);
  expect(onMet).not.toHaveBeenCalled();
  document.body.append(main);
  return onMet;
}

test('a page that appears has the focus on its heading', async () => {
  const onMet = meetLate();
  await vi.waitFor(() => expect(onMet).toHaveBeenCalledOnce());
  expect(document.activeElement).toBe(heading);
});

test('a field being typed in retains the focus when the page appears', async () => {
  field.focus();
  const onMet = meetLate();
  await vi.waitFor(() => expect(onMet).toHaveBeenCalledOnce());
  expect(document.activeElement).toBe(field);
});
