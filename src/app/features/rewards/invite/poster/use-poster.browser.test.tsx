import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount } from '#tests/fixtures/mount.tsx';
import { usePoster } from './use-poster.ts';

let state = '';
function Card() {
  const code = useRef<HTMLDivElement>(null);
  state = usePoster({ brand: '场边', name: 'beian' }, code).is;
  return <div ref={code} data-code="" />;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a poster without its code fails and is drawn once it appears', async () => {
  const container = mount(<Card />);
  expect(state).toBe('drawing');
  flushSync(() => vi.advanceTimersByTime(15_000));
  expect(state).toBe('failed');
  vi.useRealTimers();
  const around = container.querySelector('[data-code]');
  if (around)
    around.innerHTML = '<svg viewBox="0 0 21 21"><path d="M0 0h21v21H0z"/><path d="M0 0h7v7H0z"/></svg>';
  await vi.waitFor(() => expect(state).toBe('drawn'), { timeout: 10_000 });
});
