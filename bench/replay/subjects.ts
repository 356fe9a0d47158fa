import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { readResult } from '#replay/result/read-result.ts';
import { ArtilleryReport } from '#replay/transports/artillery/artillery-report.ts';
import { node24, root } from '#tools/launch/installed.mjs';
import { type ProcessFigures, watchProcess } from './process-watch.ts';

export type BenchSetup = {
  readonly origin: string;
  readonly room: string;
  /** A recording that is silent while viewers enter, and then has sends. */
  readonly recording: string;
  /** A folder for the files of a run. */
  readonly folder: string;
};

export type Outcome = ProcessFigures & {
  readonly delivered: number;
  readonly lost: number;
  /** The generator was too slow by the measure that both share. */
  readonly saturated: boolean;
};

/** Time span in which viewers enter, s. */
const COMING_S = 4;
/** From Artillery's start until all of its viewers are present, ms. */
const GATHERING_MS = 9_000;
const STAY_MS = 50_000;

const start = (args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess =>
  spawn(node24, args, { cwd: root, stdio: 'ignore', env: { ...process.env, ...env } });

/** Runs a generator to its end. @returns its CPU and memory */
async function measured(child: ChildProcess): Promise<ProcessFigures> {
  const figures = watchProcess(child.pid ?? 0);
  await once(child, 'exit');
  return figures();
}

const playArgs = ({ origin, room, recording }: BenchSetup, out: string): readonly string[] => [
  'src/replay/cli.ts',
  'play',
  recording,
  '--target',
  origin,
  '--room',
  room,
  '--out',
  out,
];

/** Our own viewers and senders in one process. */
export async function ours(setup: BenchSetup, viewers: number): Promise<Outcome> {
  const out = join(setup.folder, 'ours.json');
  const ramp = `0:0,${COMING_S}s:${viewers}`;
  const figures = await measured(start([...playArgs(setup, out), '--ramp', ramp, '--members', '0']));
  const { tally } = await readResult(out);
  return {
    ...figures,
    delivered: tally.deliveries.delivered,
    lost: tally.judged.lost,
    saturated: tally.load.some(({ saturated }) => saturated),
  };
}

const scriptOf = (origin: string, viewers: number, processor: string): string =>
  JSON.stringify({
    config: {
      target: origin,
      processor,
      http: { timeout: 30 },
      phases: [{ duration: COMING_S, arrivalCount: viewers }],
    },
    scenarios: [
      {
        flow: [
          {
            loop: [{ post: { url: '/', body: '{}', beforeRequest: 'seal', afterResponse: 'open' } }],
            whileTrue: 'stays',
          },
        ],
      },
    ],
  });

/** Artillery's HTTP engine with the same polls; the senders have their own process, which is not measured. */
export async function artillery(setup: BenchSetup, viewers: number, processor: string): Promise<Outcome> {
  const [script, out] = [join(setup.folder, 'polls.yml'), join(setup.folder, 'artillery.json')];
  await writeFile(script, scriptOf(setup.origin, viewers, processor));
  const command = resolve(root, 'replay-artillery/node_modules/artillery/bin/run');
  const generator = start([command, 'run', '--quiet', '--output', out, script], {
    ARTILLERY_DISABLE_TELEMETRY: '1',
    BENCH_ROOM: setup.room,
    BENCH_STAY_MS: String(STAY_MS),
  });
  const figures = measured(generator);
  await wait(GATHERING_MS);
  const sender = start([...playArgs(setup, join(setup.folder, 'sender.json')), '--viewers', '0']);
  const [generatorFigures] = await Promise.all([figures, once(sender, 'exit')]);
  const { aggregate } = v.parse(ArtilleryReport, JSON.parse(await readFile(out, 'utf8')));
  const of = (name: string) => aggregate.counters[name] ?? 0;
  const failed = of('vusers.failed');
  const errors = Object.entries(aggregate.counters).filter(([name]) => name.startsWith('errors.'));
  if (failed > 0) console.log('Artillery failed:', Object.fromEntries(errors));
  return {
    ...generatorFigures,
    delivered: of('bench.delivered'),
    lost: of('bench.lost') + failed,
    saturated: of('bench.saturated') > 0,
  };
}
