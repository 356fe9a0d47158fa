import type { OddsRow } from '#app/features/activity/head/prize/odds-table.tsx';
import type { usePrizeLabel } from '#app/features/activity/head/prize/prize-label.ts';
import type { WheelPart } from '#contract/activity/schema/kinds/wheel.ts';
import { t } from './texts.ts';
import type { Sector } from './wheel-graphic.tsx';

type LabelOf = ReturnType<typeof usePrizeLabel>;

/** A long name does not fit into a sector. */
const LONGEST = 7;

const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

/** The sectors of the disc, clockwise from the top. */
export const sectorsOf = ({ sectors }: WheelPart, labelOf: LabelOf): readonly Sector[] =>
  sectors.map(({ prize }, at) => {
    const { art, figure, unit } = labelOf(prize);
    const isNone = prize.is === 'none';
    return {
      key: `${at}`,
      art,
      figure: isNone ? t('activity.noPrize') : short(figure.replace(/\.00$/, '')),
      unit,
    };
  });

/** Returns the name of the sector that substitutes others. */
export function fallbackName({ sectors, fallback }: WheelPart, labelOf: LabelOf): string {
  const sector = sectors[fallback];
  return sector === undefined || sector.prize.is === 'none'
    ? t('activity.noPrize')
    : labelOf(sector.prize).text;
}

/** The rows of the table of chances. */
export const oddsOf = (part: WheelPart, labelOf: LabelOf): readonly OddsRow[] =>
  part.sectors.map(({ prize, weight, stock }, at) => {
    const { art, text } = labelOf(prize);
    const note =
      stock === null
        ? null
        : stock.left === 0
          ? t('wheel.stockNone', { fallback: fallbackName(part, labelOf) })
          : t('wheel.stock', stock);
    return { key: `${at}`, art, name: prize.is === 'none' ? t('activity.noPrize') : text, weight, note };
  });
