import { paths } from '#app/routes/paths.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { t } from '../tasks/texts.ts';
import './deposit-gift.css';

/** Explanation of wagering, shown before it is accepted, with a link to personal limits. */
export const RiskCard = ({ times }: { times: number }) => (
  <Card aria-label={t('task.giftRisk')}>
    <div className="padded__head">
      <h2>{t('task.giftRisk')}</h2>
    </div>
    <p className="deposit-gift__risk">{t('task.giftRiskText', { times })}</p>
    <p>
      <Link className={buttonClass({ block: true })} to={paths.limits}>
        {t('task.giftLimits')}
      </Link>
    </p>
  </Card>
);
