import { netText } from '#app/features/play/venue/net-text.ts';
import { formatMinor } from '#contract/units/money.ts';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { barShare, type ReturnGroup, type ReturnLine, type ReturnSums, rateText } from './return-lines.ts';
import { t } from './texts.ts';
import './returns.css';

const HEADS = [
  t('betReturns.count'),
  t('betReturns.staked'),
  t('betReturns.returned'),
  t('betReturns.rate'),
] as const;

/** Bar left of the middle for a loss and right of it for a gain. */
function Bar({ line, lines }: { line: ReturnSums; lines: readonly ReturnSums[] }) {
  const side = line.returned < line.staked ? 'loss' : 'gain';
  return (
    <span className={`return-bar return-bar--${side}`} aria-hidden="true">
      <i style={{ width: `${barShare(line, lines) / 2}%` }} />
    </span>
  );
}

/** Figures of a row; on a phone each shows its own name, because the headings are hidden there. */
const Figures = ({ sums }: { sums: ReturnSums }) =>
  [String(sums.count), formatMinor(sums.staked), formatMinor(sums.returned), rateText(sums)].map(
    (figure, index) => (
      <td key={HEADS[index]} className="num" data-label={HEADS[index]}>
        {figure}
      </td>
    ),
  );

const Name = ({ line: { name, to } }: { line: ReturnLine }) => (
  <Link className="link" to={to} aria-label={t('betReturns.open', { name })}>
    {name}
  </Link>
);

type TableProps = {
  readonly by: ReturnGroup;
  readonly lines: readonly ReturnLine[];
  /** All lines together. */
  readonly sums: ReturnSums;
};

/** Settled bets by what they have in common, and their sum. */
export const ReturnsTable = ({ by, lines, sums }: TableProps) => (
  <Card flush className="return-card" aria-label={t(`betReturns.${by}`)}>
    <table className="return-table">
      <thead>
        <tr>
          <th scope="col">{t(`betReturns.${by}`)}</th>
          {HEADS.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
          <th scope="col" className="return-table__bar">
            {t('betReturns.bars')}
          </th>
          <th scope="col">{t('betReturns.net')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.name}>
            <th scope="row">
              <Name line={line} />
            </th>
            <Figures sums={line} />
            <td className="return-table__bar">
              <Bar line={line} lines={lines} />
            </td>
            <td className="num">{netText(line.staked, line.returned)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('betReturns.total')}</th>
          <Figures sums={sums} />
          <td className="return-table__bar" />
          <td className="num">{netText(sums.staked, sums.returned)}</td>
        </tr>
      </tfoot>
    </table>
  </Card>
);
