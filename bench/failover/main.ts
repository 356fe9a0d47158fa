/** `npm run bench -- failover`: how long a video freezes when its line breaks, ours against the bare libraries. */
import type { MediaFault } from '#sandbox/http/faults/fault.ts';
import { createMediaFaults } from '#sandbox/http/faults/media-fault-injector.ts';
import { createMediaOrigin } from '#sandbox/video/origin/origin.ts';
import { fixedProgrammes } from '#tests/fixtures/video/fixed-programmes.ts';
import { openPage } from '../harness/browser.ts';
import { report } from '../harness/report.ts';
import type { Row } from '../harness/row.ts';
import { servePage } from '../harness/serve-page.ts';
import type { Subject } from './page.ts';

const HOSTS = 3;
const SETTLE_MS = 8_000;
const BROKEN_MS = 18_000;
const AFTER_MS = 6_000;
const SUBJECTS: readonly Subject[] = ['hls ours', 'hls.js', 'hls.js, tuned', 'flv ours', 'flv.js'];
const PEERS: Readonly<Partial<Record<Subject, readonly Subject[]>>> = {
  'hls ours': ['hls.js', 'hls.js, tuned'],
  'flv ours': ['flv.js'],
};
const FAULTS: readonly (readonly [string, MediaFault])[] = [
  ['dead', { kind: 'reset' }],
  ['503', { kind: 'status', status: 503 }],
  ['black hole', { kind: 'blackHole' }],
  ['data stops', { kind: 'stall' }],
  ['1 KB/s', { kind: 'bandwidth', bytesPerSecond: 1_000 }],
  ['20 KB/s', { kind: 'bandwidth', bytesPerSecond: 20_000 }],
  ['10 s late', { kind: 'latency', ms: 10_000 }],
  ['close', { kind: 'end' }],
  ['corrupt', { kind: 'corrupt' }],
];

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const seconds = (ms: number) => Math.round(ms / 10) / 100;

const faults = createMediaFaults(Date.now);
const media = createMediaOrigin({
  clock: Date.now,
  programmes: fixedProgrammes,
  authorize: () => 'ok',
  faults,
  hosts: HOSTS,
});
const hosts = await media.listen(0);
const site = await servePage('bench/failover/page.ts');

type Seen = { readonly longest: number; readonly stood: number; readonly back: boolean };

/** Opens one subject in a separate browser, so that connections of another subject cost it none. */
async function open(subject: Subject) {
  const { page, close } = await openPage();
  await page.goto(site.origin);
  const code = await page.evaluateHandle((): Promise<typeof import('./page.ts')> => {
    const path = '/page.js';
    return import(path);
  });
  await code.evaluate((module, [player, where]) => module.start([player], where), [subject, hosts] as const);
  return {
    subject,
    close,
    begin: () => code.evaluate((module) => module.begin()),
    stood: () => code.evaluate((module, player) => module.stood(player), subject),
  };
}

/** All subjects at once under one fault of the first line, so that a loud moment of the machine hits them alike. */
async function simulation(fault: MediaFault): Promise<readonly (readonly [Subject, Seen])[]> {
  const pages = await Promise.all(SUBJECTS.map(open));
  await wait(SETTLE_MS);
  await Promise.all(pages.map(({ begin }) => begin()));
  faults.set({ host: 0, media: 'both' }, fault);
  await wait(BROKEN_MS);
  const broken = await Promise.all(pages.map(({ stood }) => stood()));
  faults.clear();
  await wait(AFTER_MS);
  const after = await Promise.all(pages.map(({ stood }) => stood()));
  await Promise.all(pages.map(({ close }) => close()));
  return pages.map(({ subject }, at) => {
    const [longest, stood] = [broken[at]?.longestMs ?? Number.NaN, broken[at]?.stoodMs ?? Number.NaN];
    return [
      subject,
      { longest: seconds(longest), stood: seconds(stood), back: after[at]?.movesNow ?? false },
    ] as const;
  });
}

const seen = new Map<Subject, Map<string, Seen>>(SUBJECTS.map((subject) => [subject, new Map()]));
for (const [name, fault] of FAULTS) {
  for (const [subject, result] of await simulation(fault)) {
    seen.get(subject)?.set(name, result);
    console.log(
      `${name} · ${subject}: longest ${result.longest} s, ${result.stood} s in all, back ${result.back}`,
    );
  }
}

const figuresOf = (subject: Subject, figure: (seen: Seen) => number): Record<string, number> =>
  Object.fromEntries([...(seen.get(subject) ?? [])].map(([name, result]) => [name, figure(result)]));

const rows: Row[] = SUBJECTS.map((subject) => ({
  subject,
  figures: figuresOf(subject, ({ longest }) => longest),
}));

/** Ratio of a peer's freeze time to ours; a video that never froze counts as one frame. */
const FRAME_S = 0.04;
const ratios = Object.fromEntries(
  SUBJECTS.flatMap((own) =>
    (PEERS[own] ?? []).map((peer) => {
      const [left, right] = [seen.get(own), seen.get(peer)];
      const ratio = ([name]: (typeof FAULTS)[number]) =>
        (right?.get(name)?.longest ?? Number.NaN) / Math.max(FRAME_S, left?.get(name)?.longest ?? Number.NaN);
      return [`${peer} / ${own}`, Object.fromEntries(FAULTS.map((entry) => [entry[0], ratio(entry)]))];
    }),
  ),
);

report('failover', rows, {
  unit: 'longest standstill, s',
  brokenMs: BROKEN_MS,
  stoodInAll: Object.fromEntries(
    SUBJECTS.map((subject) => [subject, figuresOf(subject, ({ stood }) => stood)]),
  ),
  notBackAfter: SUBJECTS.flatMap((subject) =>
    [...(seen.get(subject) ?? [])].filter(([, { back }]) => !back).map(([name]) => `${subject}: ${name}`),
  ),
  ratios,
});
site.close();
await media.close();
