/**
 * `npm run bench -- entry`: a room on a first visit over slow 4G with a processor four times slower, and as the second
 * screen after home; then a breakdown of its main thread time. `COURTSIDE_PREVIOUS=<dist>` adds an earlier build,
 * `BENCH_ROUNDS` sets how often each is measured.
 */
import { chromium } from 'playwright';
import { chromiumLaunch } from '#tools/browsers/chromium.mjs';
import { startSite } from '#tools/launch/sandbox.ts';
import { report } from '../harness/report.ts';
import type { Row } from '../harness/row.ts';
import { type RoomRoute, type RoomVisit, roomVisit, tracedVisit } from './room-visit.ts';

const CONDITIONS = { network: 'slow 4G: 150 ms, 1.6 Mbit/s', cpu: '4x slower' };
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);

const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The rooms that home leads to: of a match that is on, and of an anchor. */
async function roomsOf(url: string): Promise<{ readonly match: string; readonly anchor: string }> {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage();
    await page.goto(`${url}/app/home`);
    const first = async (kind: 'match' | 'anchor') => {
      const link = page.locator(`main a[href^="/app/room/${kind}/"]`).first();
      return new URL((await link.getAttribute('href')) ?? '', url).href.split('?')[0] ?? '';
    };
    return { match: await first('match'), anchor: await first('anchor') };
  } finally {
    await browser.close();
  }
}

async function routesOf(url: string): Promise<Readonly<Record<string, RoomRoute>>> {
  const { match, anchor } = await roomsOf(url);
  return {
    'anchor, desktop': { home: null, room: anchor, phone: false },
    'anchor, phone': { home: null, room: anchor, phone: true },
    'match, desktop': { home: null, room: match, phone: false },
    'match, phone': { home: null, room: match, phone: true },
    'match from home, desktop': { home: `${url}/app/home`, room: match, phone: false },
  };
}

function rowOf(subject: string, visits: readonly RoomVisit[]): Row {
  const of = (figure: keyof RoomVisit) => median(visits.map((visit) => visit[figure]));
  return {
    subject,
    figures: {
      'frame ms': of('frameMs'),
      'rows ms': of('rowsMs'),
      'script KB': of('scriptKb'),
      'all KB': of('allKb'),
      requests: of('requests'),
    },
  };
}

async function measured(url: string, before: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const [name, route] of Object.entries(await routesOf(url))) {
    const visits: RoomVisit[] = [];
    for (let round = 0; round < ROUNDS; round += 1) visits.push(await roomVisit(route));
    rows.push(rowOf(`${before}${name}`, visits));
  }
  return rows;
}

/** Returns the breakdown of the main thread time of one visit per route. */
async function traced(url: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const [subject, route] of Object.entries(await routesOf(url))) {
    const { idle, script, compile, garbage, style, markup, other } = await tracedVisit(route);
    const figures = {
      'script ms': script,
      'compile ms': compile,
      'garbage ms': garbage,
      'style ms': style,
      'markup ms': markup,
      'other ms': other,
      'idle ms': idle,
    };
    rows.push({ subject, figures });
  }
  return rows;
}

const site = await startSite(['--seed', '7']);
const previous = process.env.COURTSIDE_PREVIOUS
  ? await startSite(['--seed', '7', '--web', process.env.COURTSIDE_PREVIOUS])
  : null;
try {
  const rows = [
    ...(await measured(site.url, '')),
    ...(previous ? await measured(previous.url, 'previous ') : []),
  ];
  report('entry-thread', await traced(site.url), CONDITIONS);
  report('entry', rows, { rounds: ROUNDS, ...CONDITIONS });
} finally {
  await previous?.stop();
  await site.stop();
}
