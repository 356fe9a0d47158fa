import { useCurrency } from '#app/features/ground/site/site-config.ts';
import { RulesCard } from '#app/features/money/wallet/rules-card.tsx';
import { SaferPage } from '#app/features/protection/safer/safer-page.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { thrownRefusalText } from '#app/page/refusal-text.ts';
import { paths } from '#app/routes/paths.ts';
import { CHECK_MINUTES } from '#contract/protection/reality-check/constants.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { callCore } from '#core-client/core.ts';
import { refreshAnswers, useCall } from '#core-client/query.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { Segmented } from '#kit/choice/segmented.tsx';
import { Skeleton } from '#kit/feedback/loading.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { LimitRow } from './limit-row.tsx';
import { OwnLimitRow } from './own-limit-row.tsx';
import { t } from './texts.ts';
import '#kit/layout/form-grid.css';
import './limits.css';

const OPTIONS = CHECK_MINUTES.toReversed().map((minutes) => ({
  value: String(minutes),
  label: t('ownLimit.everyMinutes', { minutes }),
}));

/** Choice of the interval of the play-time reminder [P.08]. */
function CheckEvery({ currency }: { currency: CurrencyEntry }) {
  const view = useCall('realityCheck.view', { currency: currency.code });
  const choose = async (text: string) => {
    const every = CHECK_MINUTES.find((minutes) => String(minutes) === text) ?? null;
    try {
      await callCore('realityCheck.answer', { currency: currency.code, every });
      await refreshAnswers('realityCheck.view');
    } catch (thrown) {
      showToast({ text: thrownRefusalText({}, thrown), tone: 'alert' });
    }
  };
  return (
    <Loaded of={view} waiting={<Skeleton height={64} shape="block" />}>
      {({ every }) => (
        <div className="limits__row">
          <div className="limits__head row gap-12">
            <h3>{t('ownLimit.every')}</h3>
            <Segmented
              label={t('ownLimit.every')}
              options={OPTIONS}
              value={String(every)}
              onValueChange={choose}
            />
          </div>
          <p className="cap t2">{t('ownLimit.everyAbout')}</p>
        </div>
      )}
    </Loaded>
  );
}

/** Limits on loss, stakes, single stake, gifts and time, and the interval of the reminder [P.08, P.16]. */
function OwnLimits({ currency }: { currency: CurrencyEntry }) {
  const query = useCall('ownLimit.list', { currency: currency.code });
  return (
    <Card className="limits" aria-label={t('ownLimit.title')}>
      <h2>{t('ownLimit.title')}</h2>
      <p className="t2 sm">{t('ownLimit.lead')}</p>
      <Loaded of={query} waiting={<Skeleton height={320} shape="block" />}>
        {({ list }) => (
          <ul>
            {list.map((limit) => (
              <OwnLimitRow key={`${limit.kind} ${limit.period}`} limit={limit} currency={currency} />
            ))}
          </ul>
        )}
      </Loaded>
      <CheckEvery currency={currency} />
    </Card>
  );
}

const CARE = [t('limits.care1'), t('limits.care2'), t('limits.care3'), t('limits.care4')];

function Limits({ currency }: { currency: CurrencyEntry }) {
  const query = useCall('depositLimit.list', { currency: currency.code });
  return (
    <Loaded of={query} waiting={<Skeleton height={320} shape="block" />}>
      {({ list }) => (
        <ul>
          {list.map((limit) => (
            <LimitRow key={limit.period} limit={limit} currency={currency} />
          ))}
        </ul>
      )}
    </Loaded>
  );
}

/** Limits on what one pays in [4.05]: lower at once, higher after a day and a second yes. */
export function LimitsScreen() {
  const currency = useCurrency();
  return (
    <SaferPage title={t('limits.title')}>
      <div className="form-grid">
        <div className="limits__cards">
          <Card className="limits" aria-label={t('limits.deposits')}>
            <h2>{t('limits.deposits')}</h2>
            <p className="t2 sm">{t('limits.lead')}</p>
            {currency ? (
              <Limits key={currency.code} currency={currency} />
            ) : (
              <Skeleton height={320} shape="block" />
            )}
          </Card>
          {currency ? <OwnLimits key={currency.code} currency={currency} /> : null}
        </div>
        <div className="stack gap-12">
          <RulesCard title={t('limits.careTitle')} rules={CARE} />
          <Link className={buttonClass({ block: true })} to={paths.support}>
            {t('limits.service')}
          </Link>
        </div>
      </div>
    </SaferPage>
  );
}
