import { useIsOver } from '#core-client/time/server-clock.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import type { Payee } from './payee.ts';
import { t } from './texts.ts';

/** From when on money may go to a payee that was added lately; nothing once it may. */
export function PayeeWait({ payee: { usableAt, addedAt } }: { payee: Payee }) {
  const isOver = useIsOver(usableAt);
  if (isOver || usableAt <= addedAt) return null;
  return <span className="cap payee__wait">{t('payee.waitsUntil', { time: dayTimeText(usableAt) })}</span>;
}
