import { useEffect } from 'react';
import { useCall } from '#app/core-client/query.ts';
import { t } from '#chat/view/texts.ts';
import { limitsLeft, tightestLeft } from '#contract/rules/limit-left.ts';
import { lastOf } from '#contract/units/loadable.ts';
import type { Coins } from '#contract/units/money.ts';

/** What the member's own limit on gifts still lets in, before one is chosen; nothing where none is set [P.16]. */
export function GiftLimit({ coins }: { coins: Coins }) {
  const limits = useCall('ownLimit.list', { currency: 'CNY' });
  const left = tightestLeft(limitsLeft(lastOf(limits)?.list ?? [], ['gift']));
  const { refetch } = limits;
  // Every gift leaves less of it.
  useEffect(() => {
    if (coins >= 0n) void refetch();
  }, [coins, refetch]);
  return left === null ? null : (
    <p className="gift-limit num">{t('gift.limitLeft', { count: left.left.toLocaleString('en') })}</p>
  );
}
