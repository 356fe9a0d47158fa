/**
 * `npm run bench -- replay` measures how many viewers of a chat one process of a load generator holds. It compares ours,
 * which are the client core itself, with Artillery's HTTP engine, which only polls and decrypts; both have the same
 * sandbox, room and sends. A step counts when no message was lost and the generator was fast enough by the same measure;
 * each subject takes further steps until it fails two in a row.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { chooseRoom } from '#replay/target/choose-room.ts';
import { recordingHeader, sharedBet } from '#tests/fixtures/replay/recorded-chat.ts';
import { ensureInstalled, root } from '#tools/launch/installed.mjs';
import { startSite } from '#tools/launch/sandbox.ts';
import { inProcessPorts } from '#worker/core/in-process-ports.ts';
import { report } from '../harness/report.ts';
import type { Row } from '../harness/row.ts';
import { artillery, type BenchSetup, type Outcome, ours } from './subjects.ts';

const STEPS = (process.env.BENCH_STEPS ?? '25,50,100,150,200,300,400,600,800,1000').split(',').map(Number);
/** Number of failed steps in a row that end a subject: on a busy machine a single step may fail by chance. */
const FAILED_MAX = Number(process.env.BENCH_FAILED ?? 2);
const PER_SECOND = 10;
const TALK_S = 20;
const QUIET_MS = 8_000;
/** Enough people that no one sends twice a second. */
const PEOPLE = 40;

const folder = mkdtempSync(join(tmpdir(), 'courtside-bench-'));

/** Writes a recording that starts with a bet that no one can share again, so that viewers enter before the first text. */
function writeRecording(): string {
  const [path, common] = [join(folder, 'chat.ndjson'), { room: 'm-1', kind: 'say' }];
  const messages = Array.from({ length: TALK_S * PER_SECOND }, (_, index) => ({
    ...common,
    at: QUIET_MS + (index * 1_000) / PER_SECOND,
    user: `u-${index % PEOPLE}`,
    text: `第 ${index} 句，这球打得漂亮`,
  }));
  const bet = { ...common, at: 0, user: 'u-0', kind: 'order', order: sharedBet() };
  const lines = [recordingHeader(), bet, ...messages];
  writeFileSync(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return path;
}

async function buildProcessor(): Promise<string> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: 'bench/replay/processor.ts',
      outDir: folder,
      emptyOutDir: false,
      target: 'node24',
      rolldownOptions: { output: { entryFileNames: 'processor.mjs', codeSplitting: false } },
    },
  });
  return join(folder, 'processor.mjs');
}

const rowOf = (subject: string, viewers: number, outcome: Outcome, load: number): Row => {
  const perSecond = outcome.delivered / TALK_S;
  return {
    subject: `${subject}, ${viewers} viewers`,
    figures: {
      valid: Number(isValid(outcome)),
      'deliveries/s': perSecond,
      lost: outcome.lost,
      'cpu %': outcome.cpuShare * 100,
      'deliveries per cpu s': outcome.cpuShare > 0 ? perSecond / outcome.cpuShare : 0,
      'rss MB': outcome.rssMb,
      'load before': load,
    },
  };
};

const isValid = ({ lost, saturated, delivered }: Outcome) => lost === 0 && !saturated && delivered > 0;

/** The memory of one more viewer: the slope from the first step to the last valid one. */
function perViewer(held: ReadonlyMap<number, Outcome>): Record<string, number> {
  const steps = [...held].filter(([, outcome]) => isValid(outcome));
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return { viewers: 0 };
  const more = last[0] - first[0];
  return {
    viewers: last[0],
    'MB per viewer': more > 0 ? (last[1].rssMb - first[1].rssMb) / more : last[1].rssMb / last[0],
    'deliveries/s': last[1].delivered / TALK_S,
  };
}

/** The ratios of our cost of a delivery and our memory to the peer's, where both lost nothing. */
function ratios([ours, peer]: readonly ReadonlyMap<number, Outcome>[]): Row[] {
  const cost = ({ cpuShare, delivered }: Outcome) => cpuShare / delivered;
  return [...(ours ?? [])].flatMap(([viewers, mine]): Row[] => {
    const theirs = peer?.get(viewers);
    if (!theirs || mine.lost + theirs.lost > 0) return [];
    const figures = { 'cpu ratio': cost(mine) / cost(theirs), 'rss ratio': mine.rssMb / theirs.rssMb };
    return [{ subject: `ours ÷ Artillery HTTP, ${viewers} viewers`, figures }];
  });
}

async function climb(setup: BenchSetup, processor: string) {
  const subjects = {
    ours: (viewers: number) => ours(setup, viewers),
    'Artillery HTTP': (viewers: number) => artillery(setup, viewers, processor),
  };
  const rows: Row[] = [];
  const held = new Map(Object.keys(subjects).map((name) => [name, new Map<number, Outcome>()]));
  const climbing = new Map(Object.entries(subjects));
  const failures = new Map<string, number>();
  for (const viewers of STEPS) {
    for (const [name, run] of [...climbing]) {
      const [load = 0] = loadavg();
      const outcome = await run(viewers);
      held.get(name)?.set(viewers, outcome);
      rows.push(rowOf(name, viewers, outcome, load));
      console.log(JSON.stringify(rows.at(-1)));
      const failed = isValid(outcome) ? 0 : (failures.get(name) ?? 0) + 1;
      failures.set(name, failed);
      if (failed >= FAILED_MAX) climbing.delete(name);
    }
  }
  const best = [...held].map(([name, steps]): Row => ({ subject: name, figures: perViewer(steps) }));
  return { rows, best: [...best, ...ratios([...held.values()])] };
}

process.env.PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD = '1';
ensureInstalled(resolve(root, 'replay-artillery'), (line) => console.log(line));
const sandbox = await startSite(['--crowd', '0']);
try {
  const room = await chooseRoom(inProcessPorts(), { origin: sandbox.url, siteId: 5_000 });
  const setup = { origin: sandbox.url, room, recording: writeRecording(), folder };
  const { rows, best } = await climb(setup, await buildProcessor());
  report('replay', [...rows, ...best], { perSecond: PER_SECOND, talkS: TALK_S, steps: STEPS });
} finally {
  await sandbox.stop();
  rmSync(folder, { recursive: true });
}
