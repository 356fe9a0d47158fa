import { durationText } from '#contract/units/duration-text.ts';
import type { ServerTime } from '#contract/units/time.ts';
import { useServerText } from '#core-client/time/server-clock.ts';
import { Spinner } from '#kit/feedback/loading.tsx';
import { Card } from '#kit/layout/card.tsx';
import { t } from '../texts.ts';
import './order-card.css';

type VerifyingCardProps = {
  /** Subject of the order: `充值 ¥500.00`. */
  readonly subjectText: string;
  readonly since: ServerTime;
};

/** An order whose answer was lost: neither made nor failed, but being looked for. */
export function VerifyingCard({ subjectText, since }: VerifyingCardProps) {
  const time = useServerText((now) => durationText(now - since));
  return (
    <Card flush className="order-card row gap-14 order-card--verify" aria-label={t('order.verifying')}>
      <Spinner size={24} />
      <div className="grow">
        <p className="row between gap-8">
          <b>{subjectText}</b>
          <span className="cap t3 num">{t('order.verifyingFor', { time })}</span>
        </p>
        <p className="sm t2" role="status">
          <b>{t('order.verifying')}</b> {t('order.verifyingText')}
        </p>
      </div>
    </Card>
  );
}
