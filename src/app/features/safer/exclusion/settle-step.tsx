import { Button } from '#app/kit/action/button.tsx';
import { buttonClass } from '#app/kit/action/button-class.ts';
import { Link } from '#app/kit/link/link.tsx';
import { paths } from '#app/routes/paths.ts';
import { t } from './texts.ts';

const WAYS = [
  { to: paths.treasury, name: t('exclusion.treasury'), about: '' },
  { to: paths.withdraw, name: t('exclusion.withdraw'), about: t('exclusion.withdrawText') },
  { to: paths.records, name: t('exclusion.records'), about: t('exclusion.recordsText') },
];

/** The second step: what one may do with one's money first; all of it can be done later, too. */
export const SettleStep = ({ onBack, onNext }: { onBack: () => void; onNext: () => void }) => (
  <section className="card padded stopbox" aria-labelledby="exclusion-settle">
    <header>
      <h2 id="exclusion-settle">{t('exclusion.settleTitle')}</h2>
      <p className="t2 sm">{t('exclusion.settleText')}</p>
    </header>
    <ul className="stopways">
      <li>
        <span className="grow">
          <b>{t('exclusion.venues')}</b>
          <span className="cap t2">{t('exclusion.venuesAuto')}</span>
        </span>
      </li>
      {WAYS.map(({ to, name, about }) => (
        <li key={to}>
          <span className="grow">
            <b>{name}</b>
            {about === '' ? null : <span className="cap t2">{about}</span>}
          </span>
          <Link className={buttonClass({ size: 'sm' })} to={to}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
    <div className="stopacts">
      <Button size="lg" onClick={onBack}>
        {t('exclusion.previous')}
      </Button>
      <Button variant="primary" size="lg" onClick={onNext}>
        {t('exclusion.next', { step: t('exclusion.step3') })}
      </Button>
    </div>
  </section>
);
