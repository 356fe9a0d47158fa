import { readdirSync, readFileSync } from 'node:fs';
import type { CDPSession } from 'puppeteer-core';
import { heapMb } from '../harness/heap.ts';
import { workerHeaps } from './worker-heaps.ts';

const KB_PER_MB = 1024;

/** Memory of a page at one moment. Heaps are read after a full collection. */
export interface Memory {
  readonly pageHeapMb: number;
  /** All workers of the page together. */
  readonly workerHeapMb: number;
  readonly nodes: number;
  readonly listeners: number;
  /** Private memory of the page's renderer: heaps, media buffers, decoded images, memory retained by the allocator. */
  readonly rendererMb: number;
  /** Private memory of all of the browser's processes. */
  readonly browserMb: number;
}

/**
 * Returns the memory that a process has written and shares with no other, resident or swapped out, MB; 0 once the process
 * is gone. Pages of the program and of fonts are left out: they become private when the last other browser of the machine
 * ends. Linux only.
 */
function privateMb(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    const kb = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);
    return (kb('Private_Dirty') + kb('Swap')) / KB_PER_MB;
  } catch {
    return 0;
  }
}

function parentOf(pid: string): number {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** Returns the browser's root process for a renderer: the one started by this program. */
function browserOf(renderer: number): number {
  for (let pid = renderer; pid > 1; ) {
    const parent = parentOf(String(pid));
    if (parent === process.pid) return pid;
    pid = parent;
  }
  throw new Error(`Process ${renderer} is of no browser that was started here`);
}

/** A process and all that it has begun. */
function family(root: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = Map.groupBy(pids, parentOf);
  const below = (pid: number): number[] => [
    pid,
    ...(children.get(pid) ?? []).flatMap((child) => below(Number(child))),
  ];
  return below(root);
}

/** Reads a page's memory on request. @param renderer process of the page */
export function watchMemory(cdp: CDPSession, renderer: number) {
  const heapsOfWorkers = workerHeaps(cdp);
  const browser = browserOf(renderer);
  return async (): Promise<Memory> => {
    const pageHeapMb = await heapMb(cdp);
    const workerHeapMb = await heapsOfWorkers();
    const { nodes, jsEventListeners: listeners } = await cdp.send('Memory.getDOMCounters');
    const browserMb = family(browser).reduce((sum, pid) => sum + privateMb(pid), 0);
    return { pageHeapMb, workerHeapMb, nodes, listeners, rendererMb: privateMb(renderer), browserMb };
  };
}
