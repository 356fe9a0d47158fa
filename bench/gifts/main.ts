/** `npm run bench -- gifts`: what a gift costs the main thread, ours against svgaplayerweb's own parser. */
import { openPage } from '../harness/browser.ts';
import { watchFrames } from '../harness/frames.ts';
import { type Row, report } from '../harness/report.ts';
import { servePage } from '../harness/serve-page.ts';
import { threadClock } from '../harness/threads.ts';
import { benchMovies } from './movies.ts';
import type { Played, Subject } from './page.ts';

const ROUNDS = 5;
const PLAY_MS = 2_500;
const CHAT_PER_SECOND = 100;
const SUBJECTS: readonly Subject[] = ['ours', 'svgaplayerweb'];

const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;

/** One gift in a fresh page: cold caches, a worker yet to be started. */
async function playOnce(origin: string, subject: Subject, movie: string, chat: number) {
  const { page, rendererPid, close } = await openPage();
  try {
    await page.goto(origin);
    const spent = threadClock(await rendererPid());
    const frames = await watchFrames(page);
    const played = await page.evaluate(
      async ([who, url, ms, perSecond]): Promise<Played> => {
        const path = '/page.js';
        const code: typeof import('./page.ts') = await import(path);
        const stopChat = perSecond > 0 ? code.fillChat(perSecond) : () => undefined;
        const result = await code.measure(who, url, ms);
        stopChat();
        return result;
      },
      [subject, `/${movie}`, PLAY_MS, chat] as const,
    );
    const { mainMs, workerMs } = spent();
    return { ...played, mainMs, workerMs, gapP99: (await frames()).gapMs.p99 };
  } finally {
    await close();
  }
}

async function row(origin: string, subject: Subject, movie: string, chat = 0): Promise<Row> {
  const rounds: Awaited<ReturnType<typeof playOnce>>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await playOnce(origin, subject, movie, chat));
  const of = (name: keyof (typeof rounds)[number]) => rounds.map((round) => round[name]);
  return {
    subject: `${movie}${chat > 0 ? ` + ${chat} msg/s` : ''}: ${subject}`,
    figures: {
      'block ms': median(of('longestBlockMs')),
      'block min': Math.min(...of('longestBlockMs')),
      'main cpu ms': median(of('mainMs')),
      'worker cpu ms': median(of('workerMs')),
      'ready ms': median(of('readyMs')),
      fps: median(of('framesPerSecond')),
      'gap p99 ms': median(of('gapP99')),
    },
  };
}

const movies = benchMovies();
const { origin, close } = await servePage('bench/gifts/page.ts', movies);
const rows: Row[] = [];
for (const movie of movies.keys()) {
  for (const subject of SUBJECTS) rows.push(await row(origin, subject, movie));
}
for (const subject of SUBJECTS) rows.push(await row(origin, subject, 'large', CHAT_PER_SECOND));
const kilobytes = Object.fromEntries(
  [...movies].map(([name, file]) => [name, Math.round(file.length / 1024)]),
);
report('gifts', rows, { rounds: ROUNDS, playMs: PLAY_MS, kilobytes });
close();
