import { useIsOver } from '#core-client/time/server-clock.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { MoneyIcon } from '#kit/icon/line/line-icon.tsx';
import type { Payee, PayeeKind } from './payee.ts';
import { t } from './texts.ts';
import './payee-mark.css';

/** From when on money may go to a payee that was added lately; nothing once it may. */
export function PayeeWait({ payee: { usableAt, addedAt } }: { payee: Payee }) {
  const isOver = useIsOver(usableAt);
  if (isOver || usableAt <= addedAt) return null;
  return <span className="cap alert-text">{t('payee.waitsUntil', { time: dayTimeText(usableAt) })}</span>;
}

/** The coin of USDT: a T crossed by a ring. */
const UsdtCoin = () => (
  <svg width={30} height={30} viewBox="0 0 32 32" aria-hidden="true">
    <circle cx="16" cy="16" r="16" className="payee-mark__coin" />
    <path
      className="payee-mark__sign"
      d="M8.5 8h15v4h-5.4v2.2c3.6.2 6.2.9 6.2 1.8s-2.6 1.6-6.2 1.8V24h-4.2v-6.2c-3.6-.2-6.2-.9-6.2-1.8s2.6-1.6 6.2-1.8V12H8.5Z"
    />
  </svg>
);

/** Card or coin, before the name of a payee. */
export const PayeeMark = ({ kind }: { kind: PayeeKind }) => (
  <span className="payee-mark">{kind === 'card' ? <MoneyIcon name="bank" size={17} /> : <UsdtCoin />}</span>
);
