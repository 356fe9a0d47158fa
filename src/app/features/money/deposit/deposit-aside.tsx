import { useWalletTerms } from '#app/features/ground/site/currency-terms.ts';
import { helpPath, paths } from '#app/routes/paths.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { t } from './texts.ts';

const STEPS = ['stepOne', 'stepTwo', 'stepThree'] as const;

/** Steps of a deposit, its requirements, and the link to limit it. */
export function DepositAside() {
  const words = useWalletTerms();
  return (
    <Card as="aside" className="deposit__aside">
      <h2>{t('deposit.steps')}</h2>
      <ol>
        {STEPS.map((step) => (
          <li key={step}>{t(`deposit.${step}`)}</li>
        ))}
      </ol>
      <p className="cap t3">
        {t('deposit.documents', words)}{' '}
        <Link className="link" to={helpPath('documents')}>
          {t('deposit.allDocuments')}
        </Link>
      </p>
      <p className="sm deposit__care">
        <Icon name="shield-check" size={18} />
        <span>
          {t('deposit.responsible')}{' '}
          <Link className="link" to={paths.limits}>
            {t('deposit.toLimits')}
          </Link>
        </span>
      </p>
    </Card>
  );
}
