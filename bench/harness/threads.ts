import { readdirSync, readFileSync } from 'node:fs';

/** Processor time a renderer has used so far, by kind of thread. */
export interface ThreadTimes {
  readonly mainMs: number;
  /** Dedicated workers together. */
  readonly workerMs: number;
  /** Compositor, raster, decoders, the pool. */
  readonly otherMs: number;
}

const nanosecondsPerMs = 1e6;
/** Linux truncates a thread's name to 15 characters. */
const workerThread = /^DedicatedWorker/;

/**
 * Reads thread times from /proc: unlike wall time they hold on a busy machine. Linux only.
 * @throws Error when the process is gone
 */
export function threadTimes(pid: number): ThreadTimes {
  const times = { mainMs: 0, workerMs: 0, otherMs: 0 };
  for (const tid of readdirSync(`/proc/${pid}/task`)) {
    const spent = spentMs(`/proc/${pid}/task/${tid}`);
    if (!spent) continue;
    if (tid === String(pid)) times.mainMs += spent.ms;
    else if (workerThread.test(spent.name)) times.workerMs += spent.ms;
    else times.otherMs += spent.ms;
  }
  return times;
}

/** undefined when the thread ended meanwhile. */
function spentMs(task: string): { name: string; ms: number } | undefined {
  try {
    const [onCpu = '0'] = readFileSync(`${task}/schedstat`, 'utf8').split(' ');
    return { name: readFileSync(`${task}/comm`, 'utf8').trim(), ms: Number(onCpu) / nanosecondsPerMs };
  } catch {
    return undefined;
  }
}

/** Starts a measurement; the returned function returns the time used since, in ms and as a share of the wall time. */
export function threadClock(pid: number): () => ThreadTimes & { readonly wallMs: number } {
  const before = threadTimes(pid);
  const started = performance.now();
  return () => {
    const now = threadTimes(pid);
    return {
      mainMs: now.mainMs - before.mainMs,
      workerMs: now.workerMs - before.workerMs,
      otherMs: now.otherMs - before.otherMs,
      wallMs: performance.now() - started,
    };
  };
}
