import { dayTimeText } from '#app/core-client/shown-time.ts';
import { Link } from '#app/kit/link/link.tsx';
import { lotteryProofPath } from '#app/routes/paths.ts';
import type { LotteryPart } from '#contract/models/activity/lottery.ts';
import { firstNumber } from './draw-moment.ts';
import { rankText } from './rank-text.ts';
import { t } from './texts.ts';
import { TicketDigits } from './ticket-cards.tsx';
import './past-card.css';

type Past = LotteryPart['past'][number];

/** The best that the member's tickets of a draw came to. */
function bestText({ tickets }: Past): string {
  const ranks = tickets.flatMap(({ rank }) => rank ?? []);
  if (ranks.length > 0) return rankText(Math.min(...ranks));
  return t(tickets.length > 0 ? 'lottery.noWin' : 'lottery.notIn');
}

/** Draws that are over, each with its first number and the way to draw it once more. */
export const PastCard = ({ past }: Pick<LotteryPart, 'past'>) => (
  <section className="card padded" aria-label={t('lottery.past')}>
    <div className="padded__head">
      <h2>{t('lottery.past')}</h2>
    </div>
    {past.length === 0 ? (
      <p>{t('lottery.pastNone')}</p>
    ) : (
      <table className="ltpast">
        <thead>
          <tr>
            <th scope="col">{t('lottery.no')}</th>
            <th scope="col">{t('lottery.date')}</th>
            <th scope="col">{t('lottery.number')}</th>
            <th scope="col" className="is-right">
              {t('lottery.myBest')}
            </th>
          </tr>
        </thead>
        <tbody>
          {past.map((row) => (
            <tr key={row.draw.drawNo}>
              <td>
                <Link className="link" to={lotteryProofPath(row.draw.drawNo)}>
                  {t('lottery.nth', { no: row.draw.drawNo })}
                </Link>
              </td>
              <td className="num">{dayTimeText(row.draw.drawAt)}</td>
              <td>
                <TicketDigits number={firstNumber(row.draw)} />
              </td>
              <td className="is-right">{bestText(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </section>
);
