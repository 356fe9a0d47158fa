import type { OddsRow } from '#app/features/activity/head/prize/odds-table.tsx';
import type { RainPart } from '#contract/activity/schema/kinds/rain.ts';
import { t } from './texts.ts';

const WHOLE = 10_000;

type Band = RainPart['bands'][number];

const nameOf = ({ from, to }: Band) =>
  from === to ? t('rain.bandOne', { from }) : t('rain.band', { from, to });

/** Returns the contents of a window's envelopes as a table of chances: parts of ten thousand that add up to it exactly. */
export function bandRows(bands: readonly Band[]): readonly OddsRow[] {
  const all = bands.reduce((sum, { count }) => sum + count, 0);
  const floors = bands.map(({ count }) => Math.floor((count * WHOLE) / all));
  const missing = WHOLE - floors.reduce((sum, weight) => sum + weight, 0);
  const byRest = bands
    .map(({ count }, index) => ({ index, rest: (count * WHOLE) % all }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index)
    .slice(0, missing)
    .map(({ index }) => index);
  return bands.map((band, index) => ({
    key: String(band.from),
    art: index < bands.length - 1 ? 'coin' : 'coins',
    name: nameOf(band),
    weight: (floors[index] ?? 0) + (byRest.includes(index) ? 1 : 0),
    note: t('rain.sheets', { count: band.count }),
  }));
}
