import { t } from '#app/features/activity/texts.ts';
import { PrizeArt, type PrizeArtName } from './prize-art.tsx';
import './odds-table.css';

/** One prize of a table of chances. */
export type OddsRow = {
  readonly key: string;
  readonly art: PrizeArtName;
  readonly name: string;
  /** Weight in ten-thousandths; all rows together are 10 000. */
  readonly weight: number;
  /** Note about its stock; null where there is no limit. */
  readonly note: string | null;
};

const TOTAL_WEIGHT = 10_000;
const HUNDREDTHS = 100;

/** `0.50%` of 50 ten-thousandths. */
const chanceText = (weight: number): string => `${(weight / HUNDREDTHS).toFixed(2)}%`;

const isGold = (art: PrizeArtName) => art === 'coin' || art === 'coins';

const Row = ({ row, maxWeight }: { row: OddsRow; maxWeight: number }) => (
  <tr>
    <td>
      <span className="row gap-8">
        <PrizeArt name={row.art} size={26} />
        <b className={isGold(row.art) ? 'gold-text' : undefined}>{row.name}</b>
        {row.note === null ? null : <small>{row.note}</small>}
      </span>
    </td>
    <td className="prize-odds__chance num">
      <i aria-hidden="true">
        <i style={{ width: `${Math.max(2, (row.weight / maxWeight) * HUNDREDTHS)}%` }} />
      </i>
      {chanceText(row.weight)}
    </td>
  </tr>
);

/** Every prize with its chance, as one bar and as a table that adds up to the whole. */
export function OddsTable({ rows }: { rows: readonly OddsRow[] }) {
  const maxWeight = Math.max(...rows.map(({ weight }) => weight));
  const sum = rows.reduce((all, { weight }) => all + weight, 0);
  return (
    <>
      <div className="prize-odds__band" aria-hidden="true">
        {rows.map(({ key, art, weight }) => (
          <i
            key={key}
            className={isGold(art) ? 'prize-odds__gold' : art === 'none' ? 'prize-odds__none' : undefined}
            style={{ flexGrow: weight }}
          />
        ))}
      </div>
      <table className="prize-odds sm">
        <caption className="sr">{t('activity.oddsOf')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('activity.prize')}</th>
            <th scope="col" className="prize-odds__chance">
              {t('activity.chance')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} maxWeight={maxWeight} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>{t('activity.sum')}</td>
            <td className="prize-odds__chance num">{sum === TOTAL_WEIGHT ? '100%' : chanceText(sum)}</td>
          </tr>
        </tfoot>
      </table>
    </>
  );
}
