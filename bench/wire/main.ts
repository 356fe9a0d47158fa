/**
 * `npm run bench -- wire`: the cost of opening a response, in a real worker in Chromium. Ours (keys, tag, decryption,
 * parse, schema) against WebCrypto and crypto-js that only decrypt and parse, and the throughput limit of the chat
 * pipeline. Costs are processor time of the worker and of the threads that work for it, from /proc: they hold on a busy
 * machine.
 */
import { openPage } from '../harness/browser.ts';
import { report } from '../harness/report.ts';
import type { Row } from '../harness/row.ts';
import { servePage } from '../harness/serve-page.ts';
import { type Cell, type Cost, measureRounds, openCells } from './cells.ts';
import { CHAT_MESSAGES } from './chat-size.ts';
import { median, paired, spreadOf } from './statistics.ts';

const SIZES_KB = [1, 20, 200, 1_000] as const;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 25);
const WARMUPS = 3;
const S = 1_000;
const PEERS = ['WebCrypto with tag and schema', 'WebCrypto alone', 'crypto-js alone'] as const;

const PIPELINE = 'chat: rules, rows and batches';
const FROM_THE_WIRE = 'chat: from the sealed answer on';
const SPIN = 'the same sum';
const CELLS: readonly Cell[] = [
  ...openCells(SIZES_KB),
  { name: PIPELINE, work: { is: 'chat', from: 'pipeline' }, per: 1 },
  { name: FROM_THE_WIRE, work: { is: 'chat', from: 'fromTheWire' }, per: 1 },
  { name: SPIN, work: { is: 'spin' }, per: 1 },
];

async function measured(): Promise<ReadonlyMap<string, readonly Cost[]>> {
  const { origin, close } = await servePage('bench/wire/page.ts');
  const { page, rendererPid, close: closePage } = await openPage();
  try {
    await page.goto(origin);
    const pid = await rendererPid();
    return await measureRounds({ page, pid }, CELLS, { rounds: ROUNDS, warmups: WARMUPS });
  } finally {
    await closePage();
    close();
  }
}

const costs = await measured();
const cpuOf = (name: string): readonly number[] => (costs.get(name) ?? []).map(({ cpuMs }) => cpuMs);
const workerOf = (name: string): readonly number[] => (costs.get(name) ?? []).map(({ workerMs }) => workerMs);
const wallOf = (name: string): readonly number[] => (costs.get(name) ?? []).map(({ wallMs }) => wallMs);

/** Compares ours with the peers at a size, round by round. */
const ratiosOf = (kilobytes: number): Record<string, number> =>
  Object.fromEntries(
    PEERS.flatMap((peer) => {
      const ratios = paired(cpuOf(`${kilobytes} KB: ours`), cpuOf(`${kilobytes} KB: ${peer}`));
      return [
        [`÷ ${peer}`, median(ratios)],
        [`± % ÷ ${peer}`, spreadOf(ratios)],
      ];
    }),
  );

const costRow = ({ name, work }: Cell): Row => ({
  subject: name,
  figures: {
    'cpu ms': median(cpuOf(name)),
    '± %': spreadOf(cpuOf(name)),
    'of it worker': median(workerOf(name)),
    'wall ms': median(wallOf(name)),
    ...(work.is === 'open' ? { 'MB/s': work.kilobytes / 1024 / (median(cpuOf(name)) / S) } : {}),
    ...(work.is === 'chat' ? { 'msg/s': CHAT_MESSAGES / (median(cpuOf(name)) / S) } : {}),
    ...(work.is === 'open' && work.opener === 'ours' ? ratiosOf(work.kilobytes) : {}),
  },
});

report('wire', CELLS.map(costRow), {
  rounds: ROUNDS,
  warmups: WARMUPS,
  chatMessages: CHAT_MESSAGES,
  machineNoise: { 'cpu ± %': spreadOf(cpuOf(SPIN)), 'wall ÷ cpu': median(paired(wallOf(SPIN), cpuOf(SPIN))) },
});
