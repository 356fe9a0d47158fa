import { dayTimeText } from '#app/core-client/shown-time.ts';
import type { WheelPart } from '#contract/models/activity/wheel.ts';
import { PrizeArt } from '../head/prize-art.tsx';
import { usePrizeWords } from '../head/prize-words.ts';
import { t } from './texts.ts';
import './lately-card.css';

/** What members have drawn of late, by masked names. */
export function LatelyCard({ part: { lately } }: { part: WheelPart }) {
  const wordsOf = usePrizeWords();
  return (
    <section className="card padded" aria-label={t('wheel.lately')}>
      <div className="padded__head">
        <h2>{t('wheel.lately')}</h2>
      </div>
      {lately.length === 0 ? (
        <p className="sm">
          <b>{t('wheel.latelyNone')}</b>
          <br />
          <span className="t3">{t('wheel.latelyNoneText')}</span>
        </p>
      ) : (
        <ul className="wheellately">
          {lately.map(({ resultId, name, prize, at }) => (
            <li key={resultId}>
              <PrizeArt name={wordsOf(prize).art} size={24} />
              <span className="ell">{name}</span>
              <b className={prize.is === 'coins' ? 'actgold' : undefined}>{wordsOf(prize).text}</b>
              <span className="cap t3 num">{dayTimeText(at)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
