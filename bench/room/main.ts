/**
 * `npm run bench -- room`: the whole room of a match on a processor four times slower, with everything at once: its live
 * video, a thousand messages a second, danmaku at its highest density, and gifts without a pause. Beside it, in the same
 * run, the same room at rest and an empty page: on a machine that paints in software the ratio to these is what counts.
 */
import type { Page } from 'playwright';
import { openRoom } from '../gifts/room.ts';
import { openPage } from '../harness/browser.ts';
import { watchFrames } from '../harness/frames.ts';
import { report } from '../harness/report.ts';
import type { Row } from '../harness/row.ts';
import { threadClock } from '../harness/threads.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const MEASURE_MS = Number(process.env.BENCH_MS ?? 15_000);
const SETTLE_MS = 6_000;
const CPU_TIMES_SLOWER = Number(process.env.BENCH_SLOWER ?? 4);
const MESSAGES = 1_000;
const GIFTS = 10;

type Scene = { readonly subject: string; readonly enter: (page: Page) => Promise<void> };
type Round = Readonly<Record<'fps' | 'longest' | 'tasks' | 'gapP99' | 'main' | 'worker' | 'heard', number>>;

const room = await openRoom(new Map(), 0);

const SCENES: readonly Scene[] = [
  { subject: 'empty page', enter: async (page) => void (await page.goto('about:blank')) },
  {
    subject: 'room at rest, picture on',
    enter: async (page) => {
      room.talk(1);
      await room.visit(page);
    },
  },
  {
    subject: `room, ${MESSAGES} msg/s, dense danmaku, ${GIFTS} gifts/s, picture on`,
    enter: async (page) => {
      room.talk(MESSAGES);
      room.sendGifts(GIFTS, SETTLE_MS + 2 * MEASURE_MS);
      await room.visit(page);
    },
  },
];

/** Small, quick and everywhere, so that as many texts as possible are on screen. */
const FULL_APPEARANCE = JSON.stringify({ area: 'all', speed: 'fast', size: 'small', density: 'dense' });

const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;

async function once({ enter }: Scene): Promise<Round> {
  const { page, cdp, rendererPid, close } = await openPage();
  try {
    await page.addInitScript((appearance) => {
      localStorage.setItem('courtside.danmaku', 'on');
      localStorage.setItem('courtside.danmaku-look', appearance);
    }, FULL_APPEARANCE);
    await enter(page);
    const pid = await rendererPid();
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_TIMES_SLOWER });
    await page.waitForTimeout(SETTLE_MS);
    const frames = await watchFrames(page);
    const spent = threadClock(pid);
    const before = room.served();
    await page.waitForTimeout(MEASURE_MS);
    const { mainMs, workerMs, wallMs } = spent();
    const { perSecond, longTasks, gapMs } = await frames();
    return {
      fps: perSecond,
      longest: longTasks.maxMs,
      tasks: longTasks.count,
      gapP99: gapMs.p99,
      main: (mainMs / wallMs) * 100,
      worker: (workerMs / wallMs) * 100,
      heard: ((room.served() - before) / wallMs) * 1_000,
    };
  } finally {
    await close();
    room.talk(0);
  }
}

async function measure(scene: Scene): Promise<Round> {
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await once(scene));
  const of = (name: keyof Round) => median(rounds.map((round) => round[name]));
  return {
    fps: of('fps'),
    longest: of('longest'),
    tasks: of('tasks'),
    gapP99: of('gapP99'),
    main: of('main'),
    worker: of('worker'),
    heard: of('heard'),
  };
}

const rows: Row[] = [];
let idleFps = 0;
for (const scene of SCENES) {
  const { fps, longest, tasks, gapP99, main, worker, heard } = await measure(scene);
  idleFps ||= fps;
  rows.push({
    subject: scene.subject,
    figures: {
      fps,
      'of an empty page %': (fps / idleFps) * 100,
      'longest task ms': longest,
      'tasks over 50 ms': tasks,
      'gap p99 ms': gapP99,
      'main %': main,
      'worker %': worker,
      'heard/s': heard,
    },
  });
  console.log(`${scene.subject}: ${fps.toFixed(1)} frames/s, longest task ${longest.toFixed(0)} ms`);
}
await room.close();
report('room', rows, { rounds: ROUNDS, measureMs: MEASURE_MS, slower: CPU_TIMES_SLOWER });
