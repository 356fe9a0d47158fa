import type { CSSProperties } from 'react';
import { useMoneyText } from '#app/features/order/money-text.ts';
import type { InviteProgress } from '#contract/models/invite.ts';
import { t } from './texts.ts';

const STEPS = ['opened', 'registered', 'deposited', 'qualified', 'rewarded'] as const;

/** How tall the bar of a step is, per cent of the tallest; a step nobody reached is a line. */
const heightOf = (count: number, most: number): CSSProperties => ({
  height: `${Math.round((count / Math.max(1, most)) * 92) + 2}px`,
});

/** How many came how far, and what it brought. */
export function InviteSteps({ progress }: { progress: InviteProgress }) {
  const money = useMoneyText();
  const most = Math.max(...STEPS.map((step) => progress[step]));
  return (
    <section className="card padded" aria-label={t('invite.progress')}>
      <div className="padded__head">
        <h2>{t('invite.progress')}</h2>
        <span className="cap t3">{t('invite.allTime')}</span>
      </div>
      <ol className="isteps">
        {STEPS.map((step) => (
          <li key={step}>
            <b className="num">{progress[step]}</b>
            <i style={heightOf(progress[step], most)} />
            <span>{t(`invite.${step}`)}</span>
          </li>
        ))}
      </ol>
      <dl className="isums">
        <div>
          <dt>{t('invite.paid')}</dt>
          <dd className="num">{money(progress.paid, progress.currency)}</dd>
        </div>
        <div>
          <dt>{t('invite.due')}</dt>
          <dd className="num">{money(progress.due, progress.currency)}</dd>
        </div>
      </dl>
    </section>
  );
}
