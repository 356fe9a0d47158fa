import { useIsOver } from '#app/features/orders/deadline.tsx';
import { tLater } from '#app/i18n/later-text.ts';
import { dayTime } from '#contract/units/time.ts';
import type { Payee } from './payee.ts';

/** From when on money may go to a payee that was added lately; nothing once it may. */
export function PayeeWait({ payee: { usableAt, addedAt } }: { payee: Payee }) {
  const isOver = useIsOver(usableAt);
  if (isOver || usableAt <= addedAt) return null;
  return <span className="cap payee__wait">{tLater('payee.waitsUntil', { time: dayTime(usableAt) })}</span>;
}
