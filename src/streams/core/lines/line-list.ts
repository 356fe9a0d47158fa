import { catchError, defaultIfEmpty, firstValueFrom, from, map, of, takeUntil, timer } from 'rxjs';
import type { VideoLine } from '#contract/community/video/schema.ts';
import type { PictureOrigins } from '../picture-address.ts';
import type { SiteLines, VideoPorts } from '../ports.ts';
import { LINE } from '../timing.table.ts';

/** The lines as the platform last named them. */
export type LineList = {
  all(): readonly VideoLine[];
  /** Where a picture may come from. */
  origins(): PictureOrigins;
  /** @throws AppError when they cannot be asked for. */
  open(): Promise<void>;
  /** Asks the platform for them again, past what is kept. Says whether there is one that was not there before. */
  reopen(): Promise<boolean>;
};

const originsOf = (addresses: readonly string[]): ReadonlySet<string> =>
  new Set(addresses.map((one) => new URL(one).origin));

const domainsOf = (lines: readonly VideoLine[]) => originsOf(lines.map(({ origin }) => origin));

/**
 * No lines before `open`. A platform that does not answer `reopen` within 4 s, or refuses, leaves the lines as
 * they are [8.16].
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
