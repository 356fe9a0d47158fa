import { catchError, defaultIfEmpty, firstValueFrom, from, map, of, takeUntil, timer } from 'rxjs';
import type { VideoLine } from '#contract/community/video/schema.ts';
import type { SiteLines, VideoPorts } from '../ports.ts';
import { LINE } from '../timing.table.ts';
import type { VideoOrigins } from '../video-address.ts';

/** The lines as the platform last named them. */
export type LineList = {
  all(): readonly VideoLine[];
  /** Returns the origins from which video may be loaded. */
  origins(): VideoOrigins;
  /** @throws AppError when the lines cannot be loaded. */
  open(): Promise<void>;
  /** Requests the lines from the platform again, bypassing the cache. Returns whether there is a new one. */
  reopen(): Promise<boolean>;
};

const originsOf = (addresses: readonly string[]): ReadonlySet<string> =>
  new Set(addresses.map((one) => new URL(one).origin));

const domainsOf = (lines: readonly VideoLine[]) => originsOf(lines.map(({ origin }) => origin));

/**
 * Creates the list, which is empty before `open`. If the platform does not answer `reopen` within 4 s, or refuses, the
 * lines stay unchanged [8.16].
 */
export function createLineList(ports: Pick<VideoPorts, 'lines' | 'scheduler'>): LineList {
  let list: SiteLines = { lines: [], media: [] };
  const take = (named: SiteLines): boolean => {
    const known = domainsOf(list.lines);
    list = named;
    return [...domainsOf(named.lines)].some((origin) => !known.has(origin));
  };
  return {
    all: () => list.lines,
    origins: () => ({ domains: domainsOf(list.lines), named: originsOf(list.media) }),
    async open() {
      take(await ports.lines(false));
    },
    reopen: () =>
      firstValueFrom(
        from(ports.lines(true)).pipe(
          takeUntil(timer(LINE.reopen, ports.scheduler)),
          map(take),
          catchError(() => of(false)),
          defaultIfEmpty(false),
        ),
      ),
  };
}
