import type { MoneyRecord } from '#contract/money/statement/schema.ts';
import { t } from '../texts.ts';

/** Returns the route of a movement: between which wallets, or by which card, network or venue. */
export function recordWay({ type, note, amount }: MoneyRecord): string {
  if (type !== 'transfer' || note === '') return note;
  const centre = t('record.centre');
  return t('record.route', amount < 0n ? { from: centre, to: note } : { from: note, to: centre });
}
