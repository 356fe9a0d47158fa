import { useState } from 'react';
import { SaferPage } from '#app/features/safer/safer-page.tsx';
import { useCurrency } from '#app/features/site/currency.ts';
import { Skeleton } from '#app/kit/feedback/skeleton.tsx';
import { Link } from '#app/kit/link/link.tsx';
import { paths } from '#app/routes/paths.ts';
import type { CloseReason } from '#contract/constants/restriction.ts';
import { Closing } from './closing.tsx';
import { Reasons } from './reasons.tsx';
import { t } from './texts.ts';
import '#app/kit/card/form-grid.css';
import '#app/features/safer/stop/stop.css';

const WAYS = [
  { name: t('closing.rest'), about: t('closing.restAbout'), to: paths.break },
  { name: t('closing.title'), about: t('closing.closeAbout'), to: null },
  { name: t('closing.exclusion'), about: t('closing.exclusionAbout'), to: paths.exclusion },
];

/** The three ways to stop, beside each other. */
const Ways = () => (
  <section className="card padded stopbox" aria-labelledby="closing-ways">
    <h2 id="closing-ways">{t('closing.waysTitle')}</h2>
    <ul className="stopways">
      {WAYS.map(({ name, about, to }) => (
        <li key={name}>
          <span className="grow">
            <b>{name}</b>
            <span className="cap t2">{about}</span>
          </span>
          {to === null ? (
            <span className="cap t2">{t('closing.here')}</span>
          ) : (
            <Link to={to} aria-label={`${t('closing.set')} ${name}`}>
              {t('closing.set')}
            </Link>
          )}
        </li>
      ))}
    </ul>
  </section>
);

/** Closing one's account [P.29]: why, what has to be done first, and the two other ways to stop. */
export function CloseScreen() {
  const currency = useCurrency();
  const [reason, setReason] = useState<CloseReason>('unused');
  return (
    <SaferPage title={t('closing.title')}>
      <div className="form-grid">
        <div className="stopbox">
          <p className="t2 sm">{t('closing.lead')}</p>
          <Reasons reason={reason} onReason={setReason} />
          {currency ? (
            <Closing key={currency.code} reason={reason} currency={currency} />
          ) : (
            <Skeleton height={320} shape="block" />
          )}
        </div>
        <div className="stopaside">
          <Ways />
        </div>
      </div>
    </SaferPage>
  );
}
