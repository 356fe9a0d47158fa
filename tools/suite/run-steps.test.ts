import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { node24 } from '../launch/installed.mjs';
import { runSteps } from './run-steps.mjs';
import { onePassed } from './tally.mjs';

const folder = mkdtempSync(join(tmpdir(), 'courtside-steps-'));
const at = (file: string) => JSON.stringify(join(folder, file));
const isThere = (file: string) => `require('fs').existsSync(${at(file)})`;
const write = (file: string) => `require('fs').writeFileSync(${at(file)}, '')`;

const step = (name: string, program: string) => ({
  name,
  commands: [[node24, '-e', program]],
  limitMs: 10_000,
});

test('a parallel step ends before a suite of tests begins', async () => {
  const waiting = {
    ...step('waiting', `while (!${isThere('next')}); ${write('waited')}`),
    beside: true,
  } as const;
  const suite = {
    ...step('suite', `if (${isThere('waited')}) ${write('report')}`),
    report: { file: join(folder, 'report'), read: () => onePassed },
  };
  const printed: string[] = [];
  const results = await runSteps([waiting, step('next', write('next')), suite], (line) => printed.push(line));
  expect(results.map(({ name, tally }) => [name, tally])).toEqual([
    ['waiting', onePassed],
    ['next', onePassed],
    ['suite', onePassed],
  ]);
  expect(printed.map((line) => /\w+/.exec(line)?.[0])).toEqual(['waiting', 'next', 'suite']);
});

test('a suite among checks begins while a check runs', async () => {
  const check = {
    ...step('check', `while (!${isThere('begun')}); ${write('checked')}`),
    beside: true,
  } as const;
  const suite = {
    ...step('among', `${write('begun')}; ${write('among-report')}`),
    amongChecks: true,
    report: { file: join(folder, 'among-report'), read: () => onePassed },
  } as const;
  const results = await runSteps([check, suite], () => undefined);
  expect(results.map(({ code }) => code)).toEqual([0, 0]);
});

test('a suite that may overlap runs beside the next suite alone', async () => {
  const suite = (name: string, program: string) => ({
    ...step(name, `${program}; ${write(`${name}-report`)}`),
    report: { file: join(folder, `${name}-report`), read: () => onePassed },
  });
  const overlapping = {
    ...suite('overlapping', `while (!${isThere('second')}); ${write('overlapped')}`),
    beside: true,
  } as const;
  const third = suite('third', `if (!${isThere('overlapped')}) process.exit(1)`);
  const results = await runSteps([overlapping, suite('second', write('second')), third], () => undefined);
  expect(results.map(({ name, code }) => [name, code])).toEqual([
    ['overlapping', 0],
    ['second', 0],
    ['third', 0],
  ]);
});
