import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { RecordedEvent } from '#contract/recording/recording.ts';
import { EXIT } from '#replay/cli/command.ts';
import { runCommand } from '#replay/commands/run-command.ts';
import { Result } from '#replay/result/result.ts';
import { sandboxForFile } from '#tests/contract/sandbox-fixture.ts';
import { freshPath, recordedMessage, writeRecording } from '#tests/fixtures/replay/recorded-chat.ts';

const sandbox = sandboxForFile({ world: 'live' });

/** Demo members who have coins for gifts. */
const ACCOUNTS = ['beian', 'xuexian', 'qinghe'];
const PASSWORD = 'court2026';

async function replay(...args: readonly string[]) {
  const lines: string[] = [];
  const collect = (line: string) => void lines.push(line);
  const code = await runCommand(['play', ...args, '--target', sandbox().origin], {
    printLine: collect,
    complain: collect,
  });
  return { code, output: lines.join('\n') };
}

async function accountsFile(): Promise<string> {
  const path = freshPath('accounts.txt');
  await writeFile(path, ACCOUNTS.map((name) => `${name} ${PASSWORD}\n`).join(''));
  return path;
}

const resultAt = async (path: string) => v.parse(Result, JSON.parse(await readFile(path, 'utf8')));

/** A message at which every viewer has its first page. */
const LATER = recordedMessage(4_000, '再来', 'u-8');

/** Messages of nine people in turn, slow enough that the platform refuses none. */
const chat = (count: number): RecordedEvent[] =>
  Array.from({ length: count }, (_, index) =>
    recordedMessage(index * 400, `第 ${index} 句`, `u-${index % 9}`),
  );

test('several processes play a recording: every message arrives without printed secrets', async () => {
  const gift = { at: 100, room: 'm-1', user: 'u-rich', kind: 'gift', giftId: 'no-such', count: 1 } as const;
  const recording = writeRecording([recordedMessage(0), gift, recordedMessage(200, '收到', 'u-2'), LATER]);
  const out = freshPath('result.json');
  const flags = ['--senders', '12', '--viewers', '4', '--members', '50', '--workers', '2', '--drain', '20s'];
  const { code, output } = await replay(
    recording,
    '--accounts',
    await accountsFile(),
    '--out',
    out,
    ...flags,
  );
  expect([code, output.split('\n').at(-1)]).toEqual([EXIT.ok, 'PASSED']);
  const { tally, records, verdict, workers, drain } = await resultAt(out);
  const [record] = Object.values(records);
  expect(tally.sends.due).toBe(4);
  expect(record).toMatchObject({ recorded: tally.sends.acknowledged, lost: 0, duplicated: 0, reordered: 0 });
  expect(tally.judged).toMatchObject({ lost: 0 });
  expect([verdict, workers, drain]).toEqual(['passed', 2, 'converged']);
  expect(`${output}${await readFile(out, 'utf8')}`).not.toMatch(/court2026|token|password/i);
});

test('gifts are acknowledged, delivered, seen and judged like texts', async () => {
  const giftEvent = (at: number, user: string, giftId: string, count: number) =>
    ({ at, room: 'm-1', user, kind: 'gift', giftId, count }) as const;
  // Two gifts of a combo, which become one row; one of a kind the sandbox does not have; more than can be given at once.
  const gifts = [
    giftEvent(1_500, 'u-1', 'g02', 3),
    giftEvent(1_600, 'u-1', 'g02', 2),
    giftEvent(1_700, 'u-2', 'no-such', 1),
    giftEvent(1_800, 'u-3', 'g01', 5_000),
  ];
  const out = freshPath('result.json');
  const flags = ['--senders', '8', '--viewers', '3', '--members', '0', '--out', out];
  const { code } = await replay(writeRecording([recordedMessage(0), ...gifts]), ...flags);
  // A loud machine may be too slow to measure; what it counted is true all the same.
  expect([EXIT.ok, EXIT.saturated]).toContain(code);
  const { tally, records, thresholds } = await resultAt(out);
  expect(thresholds.filter(({ passed }) => !passed)).toEqual([]);
  expect(tally.sends).toMatchObject({ due: 5, acknowledged: 5, refused: {} });
  const { expected } = tally.judged;
  expect(tally.judged).toMatchObject({ viewers: 3, lost: 0 });
  // A viewer that joined in time should receive the last gift at least.
  expect(expected).toBeGreaterThanOrEqual(3);
  expect([tally.deliveries.delivered, tally.seen]).toEqual([expected, expected]);
  expect(Object.values(records)).toMatchObject([{ acknowledged: 5, recorded: 5, lost: 0, duplicated: 0 }]);
  const ledger = await fetch(`${sandbox().consoleOrigin}/sandbox/ledger/verify`);
  expect(await ledger.json()).toMatchObject({ sound: true });
});

test('a failed threshold ends with 99; four workers build the same plan', { tags: 'sweep' }, async () => {
  const flags = ['--senders', '1', '--workers', '4', '--threshold', 'sends<1'];
  const { code, output } = await replay(writeRecording([recordedMessage(0), LATER]), ...flags);
  expect(output).toContain('BROKEN     sends<1 (2)');
  expect([code, output]).toEqual([EXIT.thresholds, expect.any(String)]);
});

test.each([
  [['--target', 'https://elsewhere.example'], 'not this machine'],
  [['--threshold', 'happiness>3'], 'no metric'],
  [['--workers', '0'], '--workers'],
  [['--site', 'x'], '--site'],
])('%j is a bad configuration: 104', async (flags, reason) => {
  const recording = writeRecording([recordedMessage(0)]);
  const lines: string[] = [];
  const complain = (line: string) => void lines.push(line);
  const code = await runCommand(['play', recording, ...flags], { printLine: complain, complain });
  expect([code, lines.join('\n')]).toEqual([EXIT.usageError, expect.stringContaining(reason)]);
});

test('an interrupted run ends with 105, judged on its results', async () => {
  const out = freshPath('result.json');
  const args = ['src/replay/cli.ts', 'play', writeRecording(chat(1_000)), '--senders', '9', '--out', out];
  const child = spawn(process.execPath, [...args, '--target', sandbox().origin]);
  child.stderr.setEncoding('utf8');
  // The first line of progress shows that the run plays.
  for await (const text of child.stderr) if (text.includes('viewers')) break;
  child.kill('SIGINT');
  const [code] = await once(child, 'exit');
  expect(code).toBe(EXIT.interrupted);
  const { verdict, tally, drain } = await resultAt(out);
  expect([verdict, drain]).toEqual(['interrupted', 'interrupted']);
  expect(tally.sends.due).toBeGreaterThan(0);
  expect(tally.sends.due).toBeLessThan(1_000);
});

test('a generator that is too slow ends the run with 98', async () => {
  const recording = writeRecording([recordedMessage(0), recordedMessage(2_400, '再来', 'u-2')]);
  const child = spawn(
    process.execPath,
    ['src/replay/cli.ts', 'play', recording, '--target', sandbox().origin],
    {
      env: {
        ...process.env,
        NODE_OPTIONS: `--import=${pathToFileURL('tests/fixtures/replay/busy-worker.ts').href}`,
      },
    },
  );
  const chunks: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (text: string) => chunks.push(text));
  const [code] = await once(child, 'exit');
  expect([code, chunks.join('').trim().split('\n').at(-1)]).toEqual([
    EXIT.saturated,
    expect.stringMatching(/^INVALID/),
  ]);
});
