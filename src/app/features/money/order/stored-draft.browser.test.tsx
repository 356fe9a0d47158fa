import { flushSync } from 'react-dom';
import { afterEach, expect, test } from 'vitest';
import { mount } from '#tests/fixtures/mount.tsx';
import { useNumberedDraft } from './stored-draft.ts';

type Draft = ReturnType<typeof useNumberedDraft>;

let draft: Draft;
function Form() {
  draft = useNumberedDraft('test');
  return null;
}
const type = (text: string) => flushSync(() => draft.change(text));
const numberFor = (...enclosed: string[]) => flushSync(() => draft.numberFor(enclosed));

afterEach(() => type(''));

test('unchanged text and attachments are sent again under the same id', () => {
  mount(<Form />);
  type('lost a bet');
  const first = numberFor('picture-1');
  expect(numberFor('picture-1')).toBe(first);
});

test('another image gets another id', () => {
  mount(<Form />);
  type('lost a bet');
  const first = numberFor('picture-1');
  const second = numberFor('picture-1', 'picture-2');
  expect(second).not.toBe(first);
  expect(numberFor()).not.toBe(second);
});

test('a delivered text is cleared', () => {
  mount(<Form />);
  type('first');
  const first = numberFor();
  flushSync(() => draft.arrived('first'));
  expect(draft.text).toBe('');
  expect(numberFor()).not.toBe(first);
});

test('text typed during a send stays, under another id', () => {
  mount(<Form />);
  type('first');
  const first = numberFor();
  const { arrived } = draft;
  type('first and more');
  flushSync(() => arrived('first'));
  expect(draft.text).toBe('first and more');
  expect(numberFor()).not.toBe(first);
});
