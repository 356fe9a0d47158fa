import type { LotteryDraw } from '#contract/models/activity/lottery.ts';
import { countText } from '#contract/units/count.ts';
import { PrizeArt } from '../head/prize-art.tsx';
import { usePrizeWords } from '../head/prize-words.ts';
import { rankText } from './rank-text.ts';
import { t } from './texts.ts';
import './places-card.css';

const HUNDRED = 100;
const DIGITS = 3;

/** `0.056%` of the tickets there are; 100% where there are no more tickets than places. */
const chanceText = (count: number, issued: number): string =>
  `${((Math.min(count, issued) / Math.max(1, issued)) * HUNDRED).toFixed(DIGITS)}%`;

/** What a draw gives, how often, and what that makes of one ticket now. */
export function PlacesCard({ draw: { places, issued } }: { draw: LotteryDraw }) {
  const wordsOf = usePrizeWords();
  return (
    <section className="card padded" aria-label={t('lottery.places')}>
      <div className="padded__head">
        <h2>{t('lottery.places')}</h2>
        <span>{t('lottery.placesSub')}</span>
      </div>
      <table className="ltplaces">
        <thead>
          <tr>
            <th scope="col">{t('lottery.rank')}</th>
            <th scope="col" className="is-right">
              {t('lottery.count')}
            </th>
            <th scope="col" className="is-right">
              {t('lottery.chance')}
            </th>
          </tr>
        </thead>
        <tbody>
          {places.map(({ rank, count, prize }) => (
            <tr key={rank}>
              <td>
                <PrizeArt name={wordsOf(prize).art} size={24} />
                <span>
                  <b className={prize.is === 'coins' ? 'actgold' : undefined}>{wordsOf(prize).text}</b>
                  <small>{rankText(rank)}</small>
                </span>
              </td>
              <td className="is-right num">{count}</td>
              <td className="is-right num">{chanceText(count, issued)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="ltplaces__note">{t('lottery.placesNote', { count: countText(issued) })}</p>
    </section>
  );
}
