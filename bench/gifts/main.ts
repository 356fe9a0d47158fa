/**
 * `npm run bench -- gifts`: what a gift costs the main thread, ours against svgaplayerweb's own parser: in an empty page,
 * and in the room of a match while its chat runs at 200 messages a second.
 */
import type { Page } from 'playwright';
import { openPage } from '../harness/browser.ts';
import { watchFrames } from '../harness/frames.ts';
import { report } from '../harness/report.ts';
import type { Row } from '../harness/row.ts';
import { servePage } from '../harness/serve-page.ts';
import { threadClock } from '../harness/threads.ts';
import { benchMovies } from './movies.ts';
import type { Played, Subject } from './page.ts';
import { type BenchRoom, openRoom } from './room.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const PLAY_MS = 2_500;
const CHAT_PER_SECOND = 200;
const SUBJECTS: readonly Subject[] = ['ours', 'svgaplayerweb'];

/** Scene in which a gift plays. */
type Scene = {
  readonly name: string;
  readonly enter: (page: Page) => Promise<void>;
  /** Messages handed out so far; an empty page has none. */
  readonly served: () => number;
};
type Round = Played & {
  readonly mainMs: number;
  readonly workerMs: number;
  readonly gapP99: number;
  readonly heard: number;
};

const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;

const emptyPage = (origin: string): Scene => ({
  name: '',
  enter: async (page) => void (await page.goto(origin)),
  served: () => 0,
});
const roomScene = ({ enter, served }: BenchRoom): Scene => ({
  name: ` in a room at ${CHAT_PER_SECOND} msg/s`,
  enter,
  served,
});

/** One gift in a fresh browser: cold caches, a worker yet to be started. */
async function playOnce({ enter, served }: Scene, subject: Subject, movie: string): Promise<Round> {
  // The peer's parser starts a worker from a blob, which the site's own policy would refuse.
  const { page, rendererPid, close } = await openPage({ bypassCSP: true });
  try {
    await enter(page);
    const spent = threadClock(await rendererPid());
    const before = served();
    const frames = await watchFrames(page);
    const played = await page.evaluate(
      async ([player, url, ms]): Promise<Played> => {
        const path = '/page.js';
        const code: typeof import('./page.ts') = await import(path);
        return code.measure(player, url, ms);
      },
      [subject, `/${movie}`, PLAY_MS] as const,
    );
    const { mainMs, workerMs, wallMs } = spent();
    const receivedPerSecond = ((served() - before) / wallMs) * 1_000;
    return { ...played, mainMs, workerMs, heard: receivedPerSecond, gapP99: (await frames()).gapMs.p99 };
  } finally {
    await close();
  }
}

async function row(scene: Scene, subject: Subject, movie: string): Promise<Row> {
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await playOnce(scene, subject, movie));
  const of = (name: keyof Round) => rounds.map((round) => round[name]);
  return {
    subject: `${subject === 'nothing' ? 'no gift' : movie}${scene.name}: ${subject}`,
    figures: {
      'block ms': median(of('longestBlockMs')),
      'block min': Math.min(...of('longestBlockMs')),
      'main cpu ms': median(of('mainMs')),
      'worker cpu ms': median(of('workerMs')),
      'ready ms': median(of('readyMs')),
      fps: median(of('framesPerSecond')),
      'gap p99 ms': median(of('gapP99')),
      ...(scene.name === '' ? {} : { 'heard/s': median(of('heard')) }),
    },
  };
}

const movies = benchMovies();
const kilobytes = Object.fromEntries(
  [...movies].map(([name, file]) => [name, Math.round(file.length / 1024)]),
);
const rows: Row[] = [];
const { origin, close } = await servePage('bench/gifts/page.ts', movies);
for (const movie of movies.keys()) {
  for (const subject of SUBJECTS) rows.push(await row(emptyPage(origin), subject, movie));
}
close();
const room = await openRoom(movies, CHAT_PER_SECOND);
for (const subject of ['nothing', ...SUBJECTS] as const)
  rows.push(await row(roomScene(room), subject, 'large'));
await room.close();
report('gifts', rows, { rounds: ROUNDS, playMs: PLAY_MS, chatPerSecond: CHAT_PER_SECOND, kilobytes });
