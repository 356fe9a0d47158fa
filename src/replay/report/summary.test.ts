import { expect, test } from 'vitest';
import { loadResult } from '#tests/fixtures/replay/load-result.ts';
import { summaryOf } from './summary.ts';

const summarize = (options: Parameters<typeof loadResult>[0]) => {
  const { headline, sentences } = summaryOf(loadResult(options));
  return { headline, text: sentences.join('\n') };
};

test('a violation is described with its initial send rate and viewers', () => {
  const { headline, text } = summarize({
    ackMs: [5, 5, 900, 5],
    rate: 20,
    thresholds: ['ack.p99<100', 'lost<=0'],
  });
  expect(headline).toMatch(/^Failed/);
  expect(text).toContain('ack.p99<100 does not hold: it came to 900\u00a0ms.');
  expect(text).toContain('First beyond it by 3 s, at 20 sends a second and 3 viewers.');
  expect(text).toContain('20 sends a second on average, 20 at the peak, to at most 4 viewers at a time');
  expect(text).toContain('The run is valid: the generator used at most 40\u00a0% of a core');
});

test('a count violates its threshold when its sum does', () => {
  const { text } = summarize({ ackMs: [5, 5, 5, 5], rate: 10, thresholds: ['sends<25'] });
  expect(text).toContain('First beyond it by 3 s, at 10 sends a second and 3 viewers.');
});

test.each([
  ['lost<=0', 'it came to 7'],
  ['sends>=999', 'it came to 10'],
])('the time at which %s was violated is unknown and omitted', (threshold, outcome) => {
  const { text } = summarize({ ackMs: [5], lost: 7, thresholds: [threshold] });
  expect(text).toContain(`${threshold} does not hold: ${outcome}. When it began cannot be told`);
});

test('a generator that was too slow makes the run invalid', () => {
  const { headline, text } = summarize({ ackMs: [5], saturated: true });
  expect(headline).toMatch(/^Invalid/);
  expect(text).toContain('The run is not valid, and says nothing of the platform');
});

test('refused sends are mentioned, since they were no load', () => {
  const result = loadResult({ ackMs: [5, 5] });
  const { sends } = result.tally;
  const refused = {
    ...result,
    tally: { ...result.tally, sends: { ...sends, refused: { tooFast: 4, closed: 1 } } },
  };
  expect(summaryOf(refused).sentences.join('\n')).toContain(
    'The platform refused 5 of 20 sends (25\u00a0%): tooFast 4, closed 1.',
  );
});

test('the summary of a passed run reports success', () => {
  const { headline, text } = summarize({ ackMs: [5, 6], thresholds: ['ack.p99<100'] });
  expect(headline).toMatch(/^Passed/);
  expect(text).not.toContain('does not hold');
});

test('a lost, slow or imprecisely timed host is mentioned', () => {
  const host = { name: 'a:1', workers: 1, clockOffsetMs: 3, uncertaintyMs: 1, load: [], lost: null };
  const lost = { ...host, name: 'b:2', lost: 'host b:2 is gone' };
  const load = { tookMs: 5_000, cpuShare: 1, loopDelayP99Ms: 9, loopDelayMaxMs: 9, saturated: true };
  const unsure = { ...host, name: 'c:3', uncertaintyMs: 80, load: [load] };
  const { text } = summarize({ ackMs: [5], hosts: [host, lost, unsure] });
  expect(text).toContain('Host c:3 was too slow');
  expect(text).toContain('A machine was lost, and the run ended with it: host b:2 is gone.');
  expect(text).toContain('The clock of host c:3 is known to 80 ms only');
  expect(text).not.toContain('a:1');
});
