import { expect, test } from 'vitest';
import { threadWork } from './thread-work.ts';

const event = (name: string, ts: number, dur: number, thread = 1) => ({
  name,
  cat: 'devtools.timeline',
  ph: 'X',
  pid: 7,
  tid: thread,
  ts,
  dur,
});
const mark = { ...event('read', 90_000, 0), cat: 'blink.user_timing', ph: 'I' };
const moments = { mark: 'read', markedAt: 80, from: 10, to: 60 };

test('work between two moments is counted once and the rest is idle', () => {
  const traceEvents = [
    event('RunTask', 15_000, 20_000),
    event('EvaluateScript', 16_000, 10_000),
    event('v8.compile', 17_000, 4_000),
    event('Layout', 28_000, 2_000),
    event('RunTask', 60_000, 30_000),
    event('FunctionCall', 60_000, 30_000),
    event('FunctionCall', 20_000, 30_000, 2),
    mark,
  ];
  // The mark shows that the page's clock is 10 ms behind that of the trace: the stretch runs from 20 000 to 70 000 µs.
  expect(threadWork({ traceEvents }, moments)).toEqual({
    garbage: 0,
    compile: 1,
    script: 15,
    style: 2,
    markup: 0,
    other: 7,
    idle: 25,
  });
});

test('a trace without the mark of its page is refused', () => {
  expect(() => threadWork({ traceEvents: [] }, moments)).toThrow('no mark read');
});
