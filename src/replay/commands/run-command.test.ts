import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  freshPath,
  recordedMessage,
  recordingHeader,
  writeLines,
  writeRecording,
} from '#tests/fixtures/replay/recorded-chat.ts';
import { commands, runCommand } from './run-command.ts';

async function run(...args: readonly string[]) {
  const output: string[] = [];
  const complaints: string[] = [];
  const terminal = {
    printLine: (line: string) => output.push(line),
    complain: (line: string) => complaints.push(line),
  };
  return {
    code: await runCommand(args, terminal),
    output: output.join('\n'),
    complaints: complaints.join('\n'),
  };
}
const chat = () => writeRecording([recordedMessage(0), recordedMessage(1_000), recordedMessage(61_000)]);

test.each([[], ['help'], ['--help'], ['-h']])('help lists every command: %o', async (...args) => {
  const { code, output } = await run(...args);
  expect(code).toBe(0);
  for (const commandName of Object.keys(commands))
    expect(output).toMatch(new RegExp(`^  ${commandName} +\\S`, 'm'));
});

test.each(Object.keys(commands))(
  'the help of a command begins with its usage, then examples: %s',
  async (name) => {
    const { code, output } = await run(name, '--help');
    expect(code).toBe(0);
    expect(output.split('\n')[0]).toMatch(new RegExp(`^npm run replay -- ${name} `));
    expect((await run('help', name)).output).toBe(output);
    expect(output.split('\n').filter((line) => line.length > 120)).toEqual([]);
  },
);

test('the help of play has the flags of plan too', async () => {
  expect((await run('play', '--help')).output).toMatch(/Examples:.*--ramp.*--threshold.*Exit codes/s);
});

test.each([
  [['dance'], 'there is no command “dance”'],
  [['constructor'], 'there is no command'],
  [['plan'], 'name a file'],
  [['plan', 'a', 'b'], 'one file only'],
  [['plan', '/no/such/file'], 'ENOENT'],
  [['plan', '--speed', 'fast', 'a'], '--speed needs a number'],
  [['plan', '--colour', 'a'], 'colour'],
  [['import', 'a'], '--out'],
  [['import', 'a', '--out', 'b', '--as', 'fax'], 'there is no “fax”'],
  [['host', '--listen', '7070'], '--listen needs HOST:PORT'],
  [['host', 'a'], 'host needs flags only'],
  [['host'], 'COURTSIDE_REPLAY_SECRET'],
  [['report'], 'name a file'],
  [['report', '/no/such/file'], 'ENOENT'],
  [['compare', 'a'], 'name two files'],
  [['compare', 'a', 'b', '--tolerance', 'much'], '--tolerance needs a number'],
  [['record'], '--out'],
  [['record', '--out', 'a', '--target', 'https://platform.example'], 'is not this machine'],
])('a command line that makes no sense ends with 104: %o', async (args, reason) => {
  const { code, complaints } = await run(...args);
  expect([code, complaints]).toEqual([104, expect.stringContaining(reason)]);
});

test('a recording is described', async () => {
  const { code, output } = await run('validate', chat());
  expect(code).toBe(0);
  expect(output).toMatch(/events +3: 3 say\n.*\n.* 0\.0 s to 1 min 1\.0 s\n/);
});

test.each([
  ['1 lines are no event', ['{"f']],
  [
    '1 events stand after a later one',
    [JSON.stringify(recordedMessage(5)), JSON.stringify(recordedMessage(1))],
  ],
])('a recording with faults fails: %s', async (reason, lines) => {
  const path = writeLines([JSON.stringify(recordingHeader()), ...lines, '']);
  const { code, complaints } = await run('validate', path);
  expect([code, complaints]).toEqual([1, expect.stringContaining(reason)]);
});

test('a file that is not a recording fails with that reason', async () => {
  const { code, complaints } = await run('validate', writeLines(['hello', '']));
  expect([code, complaints]).toEqual([
    1,
    'this file is no recording: its first line is no courtside-replay header. Make one of a chat log with: npm run replay -- import FILE --out RECORDING',
  ]);
});

test('a plan is described and written, and has the same hash again', async () => {
  const [recording, out] = [chat(), freshPath('plan.ndjson')];
  const first = await run('plan', recording, '--fit', '10s', '--viewers', '5', '--out', out);
  const second = await run('plan', recording, '--fit', '10s', '--viewers', '5');
  expect(first.output).toBe(second.output);
  expect(first.output).toMatch(/sha256 +[0-9a-f]{64}$/);
  expect(first.output).toMatch(/duration +10\.0 s\n/);
  expect(readFileSync(out, 'utf8').trim().split('\n').length).toBe(1 + 5 + 3);
});

test('a log becomes a recording, and its counts are printed', async () => {
  const out = freshPath('chat.ndjson.gz');
  const log = writeLines(['00:00:01 ann: a', '00:00:01 ann: a', 'noise', '']);
  const { code, output } = await run('import', log, '--out', out, '--as', 'text-log');
  expect(code).toBe(0);
  expect(output).toContain('read       3 records: 2 kept, 0 duplicate');
  expect(output).toContain('skipped    1 are not what this kind of file holds');
  expect(output).toContain('alike      1 repeat');
  expect((await run('validate', out)).code).toBe(0);
});

test('a file without a readable record ends with 104 and the reasons', async () => {
  const log = writeLines(['noise', 'more noise']);
  const { code, complaints } = await run(
    'import',
    log,
    '--out',
    freshPath('chat.ndjson'),
    '--as',
    'text-log',
  );
  expect(code).toBe(104);
  expect(complaints).toContain('of 2 records, 2 are not what this kind of file holds');
});

test('a recording without an event ends with 104', async () => {
  const path = writeLines([JSON.stringify({ ...recordingHeader(), events: 0, users: 0 })]);
  expect(await run('validate', path)).toMatchObject({
    code: 104,
    complaints: expect.stringContaining('no event'),
  });
});

test('the error names a folder that is not writable', async () => {
  const log = writeLines(['00:00:01 ann: a']);
  const { code, complaints } = await run('import', log, '--out', '/dev/null/chat.ndjson', '--as', 'text-log');
  expect(code).toBe(1);
  expect(complaints).toMatch(/chat\.ndjson.*: its folder is a file/);
});
