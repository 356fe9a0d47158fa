import { readFileSync } from 'node:fs';

const EVERY_MS = 1_000;
const WINDOW = 10;
const US_PER_TICK = 10_000;
const KB_PER_MB = 1_024;

export type ProcessFigures = {
  /** Of one core, over its busiest ten seconds. */
  readonly cpuShare: number;
  /** At its largest, MB. */
  readonly rssMb: number;
};

/** All processes from `pid` down; Linux tells of children. */
function familyOf(pid: number): readonly number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
  return [pid, ...children.flatMap(familyOf)];
}

/** Empty when the process is gone meanwhile. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return '';
  }
}

function cpuMsOf(pid: number): number {
  const fields = read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
  return ((Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * US_PER_TICK) / 1_000;
}

const rssMbOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / KB_PER_MB;

/** Watches the process among `pid` and those it started that works hardest, until the returned function is called. */
export function watchProcess(pid: number): () => ProcessFigures {
  const samples = new Map<number, number[]>();
  const largest = new Map<number, number>();
  const timer = setInterval(() => {
    for (const one of familyOf(pid)) {
      samples.set(one, [...(samples.get(one) ?? []), cpuMsOf(one)]);
      largest.set(one, Math.max(largest.get(one) ?? 0, rssMbOf(one)));
    }
  }, EVERY_MS);
  return () => {
    clearInterval(timer);
    const used = (times: readonly number[]) => (times.at(-1) ?? 0) - (times[0] ?? 0);
    const [busiest] = [...samples].toSorted(([, a], [, b]) => used(b) - used(a));
    if (!busiest) return { cpuShare: 0, rssMb: 0 };
    const [one, times] = busiest;
    const windows = times.slice(WINDOW).map((time, index) => time - (times[index] ?? 0));
    return {
      cpuShare: Math.max(0, ...windows) / (WINDOW * EVERY_MS),
      rssMb: largest.get(one) ?? 0,
    };
  };
}
