import { expect, test } from 'vitest';
import { createOrderedChanges } from './ordered-changes.ts';

/** Fake platform whose responses are released on demand. */
function slowPlatform() {
  const sent: string[] = [];
  const answers: PromiseWithResolvers<void>[] = [];
  const send = (label: string) => () => {
    const answer = Promise.withResolvers<void>();
    sent.push(label);
    answers.push(answer);
    return answer.promise;
  };
  return { sent, answers, send };
}

const settled = () => new Promise(setImmediate);

test('the second of two quick presses is shown until both have ended', async () => {
  const { sent, answers, send } = slowPlatform();
  const change = createOrderedChanges();
  const shown: Record<string, boolean> = {};
  const first = change(shown, 'team 1', true, send('on'));
  const second = change(shown, 'team 1', false, send('off'));
  expect(shown).toEqual({ 'team 1': false });
  await settled();
  expect(sent).toEqual(['on']);
  answers[0]?.resolve();
  await first;
  await settled();
  expect(shown).toEqual({ 'team 1': false });
  expect(sent).toEqual(['on', 'off']);
  answers[1]?.resolve();
  await second;
  expect(shown).toEqual({});
});

test('a rejected press throws, and the next one is still sent', async () => {
  const { sent, answers, send } = slowPlatform();
  const change = createOrderedChanges();
  const shown: Record<string, boolean> = {};
  const first = change(shown, 'team 1', true, send('on'));
  const second = change(shown, 'team 1', false, send('off'));
  await settled();
  answers[0]?.reject(new Error('refused'));
  await expect(first).rejects.toThrow('refused');
  await settled();
  expect(sent).toEqual(['on', 'off']);
  answers[1]?.resolve();
  await second;
  expect(shown).toEqual({});
});

test('changes of different keys do not wait for each other', async () => {
  const { sent, send } = slowPlatform();
  const change = createOrderedChanges();
  void change({}, 'team 1', true, send('one'));
  void change({}, 'team 2', true, send('two'));
  await settled();
  expect(sent).toEqual(['one', 'two']);
});
