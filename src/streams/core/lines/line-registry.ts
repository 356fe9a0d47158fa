import type { LineMemory } from '#contract/community/video/line-memory-schema.ts';
import type { VideoLine } from '#contract/community/video/schema.ts';
import type { VideoPorts } from '../ports.ts';
import type { VideoOrigins } from '../video-address.ts';
import { chooseLine } from './line-choice.ts';
import {
  afterFailure,
  afterSlowness,
  afterSuccess,
  awaitsProbe,
  type HealthWord,
  type LineHealth,
  UNTRIED,
  wordFor,
} from './line-health.ts';
import { createLineList } from './line-list.ts';
import { recalled, remembered } from './line-recall.ts';

export type LineView = {
  readonly lineId: string;
  readonly name: string;
  readonly health: HealthWord;
  readonly firstByteMs: number | null;
};

/** Lines of the site with the health of each, and the stored error count. */
export type LineRegistry = {
  open(): Promise<void>;
  /** Requests the lines again; their health is retained. Returns whether there is a new one. */
  reopen(): Promise<boolean>;
  /** Returns the origins from which video may be loaded. */
  origins(): VideoOrigins;
  next(wantedId: string | null, currentId: string | null, tried: ReadonlySet<string>): VideoLine | null;
  succeeded(lineId: string, firstByteMs: number): void;
  slow(lineId: string, waitedMs: number): void;
  failed(lineId: string): void;
  /** The failures of the last `ms` were the viewer's own network: they count for nothing. */
  excuse(ms: number): void;
  /** Returns a line whose quarantine has ended and that is not yet confirmed. */
  probeDue(): VideoLine | null;
  /** Applies the memory of another tab. */
  learn(memory: LineMemory): void;
  views(): readonly LineView[];
};

type Failure = { readonly lineId: string; readonly atMono: number; readonly before: LineHealth };

type Pages = {
  readonly healths: Map<string, LineHealth>;
  failures: readonly Failure[];
  errorCount: number;
};

function excused(pages: Pages, sinceMono: number): void {
  const excusable = pages.failures.filter(({ atMono }) => atMono >= sinceMono);
  for (const { lineId, before } of excusable.toReversed()) pages.healths.set(lineId, before);
  pages.errorCount = Math.max(0, pages.errorCount - excusable.length);
  pages.failures = [];
}

/**
 * Creates the registry. Each change is written to `ports.memory`, for the next visit and for other tabs; the error count
 * there is the offset of the rotation [8.16].
 */
export function createLineRegistry(ports: VideoPorts): LineRegistry {
  const pages: Pages = { healths: new Map(), failures: [], errorCount: 0 };
  const list = createLineList(ports);
  const { healths } = pages;
  const healthOf = (lineId: string) => healths.get(lineId) ?? UNTRIED;
  const now = () => ports.clock.mono();
  const learn = (memory: LineMemory) => {
    pages.errorCount = memory.errorCount;
    for (const [lineId, health] of recalled(memory, ports.clock)) healths.set(lineId, health);
  };
  const write = () => ports.memory.write(remembered(pages.errorCount, healths, ports.clock));
  const change = (lineId: string, health: LineHealth) => {
    healths.set(lineId, health);
    write();
  };
  return {
    async open() {
      if (list.all().length > 0) return;
      const [memory] = await Promise.all([ports.memory.read(), list.open()]);
      learn(memory);
    },
    reopen: list.reopen,
    origins: list.origins,
    next(wantedId, currentId, tried) {
      const wanted = list.all().find(({ lineId }) => lineId === wantedId && !tried.has(lineId));
      if (wanted) return wanted;
      const candidates = list.all().map((line) => ({ line, health: healthOf(line.lineId) }));
      return chooseLine(candidates, { now: now(), errorCount: pages.errorCount, currentId, tried });
    },
    succeeded: (lineId, firstByteMs) => change(lineId, afterSuccess(healthOf(lineId), now(), firstByteMs)),
    slow: (lineId, waitedMs) => change(lineId, afterSlowness(healthOf(lineId), waitedMs)),
    failed(lineId) {
      const before = healthOf(lineId);
      pages.failures = [...pages.failures.slice(-20), { lineId, atMono: now(), before }];
      pages.errorCount += 1;
      change(lineId, afterFailure(before, now(), ports.random()));
    },
    excuse(ms) {
      excused(pages, now() - ms);
      write();
    },
    probeDue: () => list.all().find(({ lineId }) => awaitsProbe(healthOf(lineId), now())) ?? null,
    learn,
    views: () =>
      list.all().map(({ lineId, name }) => {
        const health = healthOf(lineId);
        return { lineId, name, health: wordFor(health, now()), firstByteMs: health.firstByteMs };
      }),
  };
}
