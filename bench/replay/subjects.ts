import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { ArtilleryReport } from '#replay/artillery/artillery-report.ts';
import { readResult } from '#replay/report/read-result.ts';
import { node24, root } from '#tools/launch/installed.mjs';
import { type ProcessFigures, watchProcess } from './process-watch.ts';

export type Scene = {
  readonly origin: string;
  readonly room: string;
  /** A recording: nothing while viewers come in, then sends. */
  readonly recording: string;
  /** A folder for what a run leaves. */
  readonly folder: string;
};

export type Outcome = ProcessFigures & {
  readonly delivered: number;
  readonly lost: number;
  /** The generator was too slow by its own measure: the same one for both. */
  readonly saturated: boolean;
};

/** So long viewers come in. */
const COMING_S = 4;
/** From Artillery's start to the moment when all of its viewers are there. */
const GATHERING_MS = 9_000;
const STAY_MS = 50_000;

const start = (args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess =>
  spawn(node24, args, { cwd: root, stdio: 'ignore', env: { ...process.env, ...env } });

/** Runs a generator to its end and tells what it took. */
async function measured(child: ChildProcess): Promise<ProcessFigures> {
  const figures = watchProcess(child.pid ?? 0);
  await once(child, 'exit');
  return figures();
}

const playArgs = ({ origin, room, recording }: Scene, out: string): readonly string[] => [
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
export async function ours(scene: Scene, viewers: number): Promise<Outcome> {
  const out = join(scene.folder, 'ours.json');
  const ramp = `0:0,${COMING_S}s:${viewers}`;
  const figures = await measured(start([...playArgs(scene, out), '--ramp', ramp, '--members', '0']));
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

/** Artillery's HTTP engine with the same polls; who speaks has a process apart, which is not counted. */
export async function artillery(scene: Scene, viewers: number, processor: string): Promise<Outcome> {
  const [script, out] = [join(scene.folder, 'polls.yml'), join(scene.folder, 'artillery.json')];
  await writeFile(script, scriptOf(scene.origin, viewers, processor));
  const command = resolve(root, 'replay-artillery/node_modules/artillery/bin/run');
  const generator = start([command, 'run', '--quiet', '--output', out, script], {
    ARTILLERY_DISABLE_TELEMETRY: '1',
    BENCH_ROOM: scene.room,
    BENCH_STAY_MS: String(STAY_MS),
  });
  const figures = measured(generator);
  await wait(GATHERING_MS);
  const speaker = start([...playArgs(scene, join(scene.folder, 'speaker.json')), '--viewers', '0']);
  const [taken] = await Promise.all([figures, once(speaker, 'exit')]);
  const { aggregate } = v.parse(ArtilleryReport, JSON.parse(await readFile(out, 'utf8')));
  const of = (name: string) => aggregate.counters[name] ?? 0;
  const failed = of('vusers.failed');
  return {
    ...taken,
    delivered: of('bench.delivered'),
    lost: of('bench.lost') + failed,
    saturated: of('bench.saturated') > 0,
  };
}
