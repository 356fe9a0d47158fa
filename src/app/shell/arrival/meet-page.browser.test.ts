import { beforeEach, expect, test, vi } from 'vitest';
import { meetPage } from './meet-page.ts';

const field = document.createElement('input');
const main = document.createElement('main');
const heading = document.createElement('h1');
main.id = 'main';
main.append(heading);

beforeEach(() => {
  document.body.replaceChildren(field);
});

/** A page that comes a moment after it was gone to. */
function meetLate() {
  const onMet = vi.fn<() => void>();
  meetPage(onMet);
  expect(onMet).not.toHaveBeenCalled();
  document.body.append(main);
  return onMet;
}

test('a page that comes has the focus at its heading', async () => {
  const onMet = meetLate();
  await vi.waitFor(() => expect(onMet).toHaveBeenCalledOnce());
  expect(document.activeElement).toBe(heading);
});

test('a field that is written in keeps the focus when the page comes', async () => {
  field.focus();
  const onMet = meetLate();
  await vi.waitFor(() => expect(onMet).toHaveBeenCalledOnce());
  expect(document.activeElement).toBe(field);
});
