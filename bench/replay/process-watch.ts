import { readFileSync } from 'node:fs';

const EVERY_MS = 1_000;
const WINDOW = 10;
const US_PER_TICK = 10_000;
const KB_PER_MB = 1_024;

export type ProcessFigures = {
  /** The share of one core in its busiest ten seconds. */
  readonly cpuShare: number;
  /** The greatest resident memory, MB. */
  readonly rssMb: number;
};

/** The process and its descendants, from Linux's /proc. */
function familyOf(pid: number): readonly number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
  return [pid, ...children.flatMap(familyOf)];
}

/** Reads a file of /proc; empty when the process has ended. */
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

/** Measures the busiest process among `pid` and its descendants until the returned function is called. */
export function watchProcess(pid: number): () => ProcessFigures {
  const samples = new Map<number, number[]>();
  const largest = new Map<number, number>();
  const timer = setInterval(() => {
    for (const processId of familyOf(pid)) {
      samples.set(processId, [...(samples.get(processId) ?? []), cpuMsOf(processId)]);
      largest.set(processId, Math.max(largest.get(processId) ?? 0, rssMbOf(processId)));
    }
  }, EVERY_MS);
  return () => {
    clearInterval(timer);
    const used = (times: readonly number[]) => (times.at(-1) ?? 0) - (times[0] ?? 0);
    const [busiest] = [...samples].toSorted(([, a], [, b]) => used(b) - used(a));
    if (!busiest) return { cpuShare: 0, rssMb: 0 };
    const [processId, times] = busiest;
    const windows = times.slice(WINDOW).map((time, index) => time - (times[index] ?? 0));
    return {
      cpuShare: Math.max(0, ...windows) / (WINDOW * EVERY_MS),
      rssMb: largest.get(processId) ?? 0,
    };
  };
}
