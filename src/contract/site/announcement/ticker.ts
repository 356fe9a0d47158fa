/** Bounds in platform form: epoch ms as a number or text; null, blank and -1 mean none. */
export type TickerBound = number | string | null | undefined;

/** Properties that decide whether a ticker line is shown [3.12]. */
export type TickerItem = {
  readonly category: number | string;
  readonly pmdTimerStart?: TickerBound;
  readonly pmdTimerEnd?: TickerBound;
};

/** Lines of this category show inside their window only. */
const TIMED = 1;
const FULL_TICKER = 5;
const SHORT_TICKER = 3;

function timeOf(bound: TickerBound): number | null {
  if (bound === null || bound === undefined || bound === '') return null;
  const ms = Number(bound);
  return Number.isFinite(ms) && ms >= 0 ? ms : null;
}

function shows({ category, pmdTimerStart, pmdTimerEnd }: TickerItem, nowMs: number): boolean {
  if (Number(category) !== TIMED) return true;
  const start = timeOf(pmdTimerStart);
  const end = timeOf(pmdTimerEnd);
  return start !== null && end !== null && start <= nowMs && nowMs <= end;
}

const times = <Item>(count: number, items: readonly Item[]): readonly Item[] =>
  Array.from({ length: count }, () => items).flat();

/**
 * The lines that run now [4.07]. A timed line shows inside its window and never with bounds that are missing or the
 * wrong way round; bounds of other lines do not count. So that the band is full, one line runs five times, two or
 * three run three times.
 */
export function tickerItems<Item extends TickerItem>(
  items: readonly Item[] | null | undefined,
  nowMs: number,
): readonly Item[] {
  const shown = (items ?? []).filter((item) => shows(item, nowMs));
  if (shown.length === 1) return times(FULL_TICKER, shown);
  return shown.length === 2 || shown.length === SHORT_TICKER ? times(SHORT_TICKER, shown) : shown;
}
