/** `npm run bench -- player`: time to the first frame and distance to the live edge, ours against the bare libraries. */
import { openPage } from '../harness/browser.ts';
import { report } from '../harness/report.ts';
import type { Row } from '../harness/row.ts';
import type { Behind, Subject } from './page.ts';
import { serveBench } from './server.ts';

const ROUNDS = 31;
const FOLLOW_MS = 30_000;
const PAUSE_MS = 6_000;
/** Start-up time whose latency does not count, ms. */
const SETTLED_MS = 8_000;

const PATHS = { hls: '/live/football-1/index.m3u8', flv: '/live/football-1/hd.flv' };
const SUBJECTS = {
  hls: ['hls ours', 'hls.js'],
  flv: ['flv ours', 'flv.js', 'flv.js, no stash'],
} as const satisfies Record<keyof typeof PATHS, readonly Subject[]>;
const KINDS = ['hls', 'flv'] as const;

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((left, right) => left - right)[Math.floor((values.length - 1) * share)] ?? Number.NaN;
const median = (values: readonly number[]) => quantile(values, 0.5);

const site = await serveBench();
const { page, close } = await openPage();
await page.goto(site.page);
const code = await page.evaluateHandle((): Promise<typeof import('./page.ts')> => {
  const path = '/page.js';
  return import(path);
});

/** All subjects in turn, round after round, so that a loud moment of the machine hits them alike. */
async function firstFrames(kind: keyof typeof PATHS): Promise<ReadonlyMap<Subject, number[]>> {
  const took = new Map<Subject, number[]>(SUBJECTS[kind].map((subject) => [subject, []]));
  const url = site.host + PATHS[kind];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [subject, times] of took) {
      times.push(
        await code.evaluate((module, [player, where]) => module.firstFrame(player, where), [
          subject,
          url,
        ] as const),
      );
    }
  }
  return took;
}

const followAll = (kind: keyof typeof PATHS, pauseMs: number): Promise<Behind> =>
  code.evaluate(
    (module, [subjects, where, forMs, pause]) =>
      module.follow(
        subjects.map((subject) => [subject, where] as const),
        forMs,
        pause,
      ),
    [SUBJECTS[kind], site.host + PATHS[kind], FOLLOW_MS, pauseMs] as const,
  );

const behindOf = (seen: Behind, subject: Subject, fromMs: number) =>
  seen
    .filter((sample) => sample.subject === subject && sample.atMs >= fromMs)
    .map(({ behindMs }) => behindMs);

async function rowsOf(kind: keyof typeof PATHS): Promise<Row[]> {
  const frames = await firstFrames(kind);
  const steady = await followAll(kind, 0);
  const paused = await followAll(kind, PAUSE_MS);
  return SUBJECTS[kind].map((subject) => {
    const times = frames.get(subject) ?? [];
    const behind = behindOf(steady, subject, SETTLED_MS);
    return {
      subject,
      figures: {
        'first frame ms': median(times),
        min: Math.min(...times),
        p90: quantile(times, 0.9),
        'behind ms': median(behind),
        'behind p95': quantile(behind, 0.95),
        'after a pause ms': median(behindOf(paused, subject, FOLLOW_MS - 5_000)),
      },
    };
  });
}

const rows: Row[] = [];
for (const kind of KINDS) rows.push(...(await rowsOf(kind)));
const frameOf = (subject: Subject) =>
  rows.find((row) => row.subject === subject)?.figures['first frame ms'] ?? Number.NaN;
report('player', rows, {
  rounds: ROUNDS,
  followMs: FOLLOW_MS,
  pauseMs: PAUSE_MS,
  firstFrameRatio: {
    hls: frameOf('hls ours') / frameOf('hls.js'),
    flv: frameOf('flv ours') / Math.min(frameOf('flv.js'), frameOf('flv.js, no stash')),
  },
});
await close();
await site.close();
