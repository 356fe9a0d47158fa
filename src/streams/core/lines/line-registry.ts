import { catchError, defaultIfEmpty, firstValueFrom, from, map, of, takeUntil, timer } from 'rxjs';
import type { LineMemory } from '#contract/community/video/line-memory-schema.ts';
import type { VideoLine } from '#contract/community/video/schema.ts';
import type { SiteLines, VideoPorts } from '../ports.ts';
import { LINE } from '../timing.table.ts';
import type { VideoOrigins } from '../video-address.ts';
import {
  afterFailure,
  afterSlowness,
  afterSuccess,
  awaitsProbe,
  costOf,
  type HealthLabel,
  healthLabelOf,
  isOpen,
  type LineHealth,
  UNTRIED,
} from './line-health.ts';
import { recalled, remembered } from './line-recall.ts';

type Candidate = { readonly line: VideoLine; readonly health: LineHealth };

type Choice = {
  readonly now: number;
  readonly errorCount: number;
  readonly currentId: string | null;
  /** Lines already tried in this attempt. */
  readonly tried: ReadonlySet<string>;
};

/** Rotates so that the line at `errorCount mod n` comes first, as specified [8.16]. */
export function rotated<Item>(items: readonly Item[], errorCount: number): readonly Item[] {
  if (items.length === 0) return items;
  const start = errorCount % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}

/** Returns the best class of lines: working ones, then those not yet confirmed, then those in quarantine. */
function bestClass(candidates: readonly Candidate[], now: number): readonly Candidate[] {
  const sound = candidates.filter(({ health }) => health.failuresInRow === 0);
  if (sound.length > 0) return sound;
  const released = candidates.filter(({ health }) => !isOpen(health, now));
  return released.length > 0 ? released : candidates;
}

/**
 * Returns the next line to try, or null when every one has been tried. Without history it is the plain rotation by the
 * stored error count; the health of a line then has more weight.
 */
export function chooseLine(candidates: readonly Candidate[], choice: Choice): VideoLine | null {
  const { now, errorCount, currentId, tried } = choice;
  const untried = rotated(candidates, errorCount).filter(({ line }) => !tried.has(line.lineId));
  const weight = ({ line, health }: Candidate) =>
    costOf(health, now) - (line.lineId === currentId ? LINE.hysteresis : 0);
  const [best] = bestClass(untried, now).toSorted((left, right) => weight(left) - weight(right));
  return best?.line ?? null;
}

/** The lines as the platform last named them. */
type LineList = {
  all(): readonly VideoLine[];
  /** Returns the origins from which video may be loaded. */
  origins(): VideoOrigins;
  /** @throws AppError when the lines cannot be loaded. */
  open(): Promise<void>;
  /** Requests the lines from the platform again, bypassing the cache. Returns whether there is a new one. */
  reopen(): Promise<boolean>;
};

const originsOf = (addresses: readonly string[]): ReadonlySet<string> =>
  new Set(addresses.map((address) => new URL(address).origin));

const domainsOf = (lines: readonly VideoLine[]) => originsOf(lines.map(({ origin }) => origin));

/**
 * Creates the list, which is empty before `open`. If the platform does not answer `reopen` within 4 s, or refuses, the
 * lines stay unchanged [8.16].
 */
function createLineList(ports: Pick<VideoPorts, 'lines' | 'scheduler'>): LineList {
  let list: SiteLines = { lines: [], media: [] };
  const replaceList = (named: SiteLines): boolean => {
    const known = domainsOf(list.lines);
    list = named;
    return [...domainsOf(named.lines)].some((origin) => !known.has(origin));
  };
  return {
    all: () => list.lines,
    origins: () => ({ domains: domainsOf(list.lines), named: originsOf(list.media) }),
    async open() {
      replaceList(await ports.lines(false));
    },
    reopen: () =>
      firstValueFrom(
        from(ports.lines(true)).pipe(
          takeUntil(timer(LINE.reopen, ports.scheduler)),
          map(replaceList),
          catchError(() => of(false)),
          defaultIfEmpty(false),
        ),
      ),
  };
}

export type LineView = {
  readonly lineId: string;
  readonly name: string;
  readonly health: HealthLabel;
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
  applyMemory(memory: LineMemory): void;
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
  const applyMemory = (memory: LineMemory) => {
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
      applyMemory(memory);
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
    applyMemory,
    views: () =>
      list.all().map(({ lineId, name }) => {
        const health = healthOf(lineId);
        return { lineId, name, health: healthLabelOf(health, now()), firstByteMs: health.firstByteMs };
      }),
  };
}
