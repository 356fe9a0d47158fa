import { useEffect, useEffectEvent } from 'react';
import { useCurrency, useSite } from '#app/features/ground/site/site-config.ts';
import { useStoredDraft } from '#app/features/money/order/stored-draft.ts';
import { useAddressQuery } from '#app/page/list/address-query.ts';
import { amountTyped } from '#contract/rules.ts';
import type { Currency } from '#contract/units/money.ts';
import { namesNetwork } from './deposit-rules.ts';

/** The wallet that is paid into is in the address. */
const WALLET = 'in';
const LINK_PARAMS = ['way', 'amount', 'promotion'] as const;

/** Manages the choice of the member's wallet for the deposit. */
export function useDepositWallet() {
  const { query, change } = useAddressQuery();
  const site = useSite();
  const mode = useCurrency();
  return {
    currencies: site?.currencies ?? [],
    /** Currency, undefined until the site is loaded. */
    currency: site?.currencies.find(({ code }) => code === query.get(WALLET)) ?? mode,
    setCurrency: (code: string) => change({ [WALLET]: code }),
  };
}

/** Serialises the values that a link from an order passes to the form; empty once the form has taken them. */
export function useLinkValues(): string {
  const { query } = useAddressQuery();
  return LINK_PARAMS.map((name) => query.get(name) ?? '')
    .join(' ')
    .trim();
}

/**
 * Manages the form values of a wallet, stored over errors and reloads until they become an order. A value of a link is
 * stored like typed input and removed from the address, so that a reload does not apply it again.
 */
export function useDepositDraft(currency: Currency) {
  const { query, change } = useAddressQuery();
  const linkAmount = query.get('amount');
  const [way, setWay] = useStoredDraft('deposit.way', query.get('way'));
  const [amount, setAmount] = useStoredDraft(
    `deposit.amount.${currency}`,
    linkAmount === null ? null : amountTyped(linkAmount),
  );
  const [promotionId, setPromotion] = useStoredDraft('deposit.promotion', query.get('promotion'));
  const applyLink = useEffectEvent(() => {
    if (LINK_PARAMS.every((name) => query.get(name) === null)) return;
    setWay(way);
    setAmount(amount);
    setPromotion(promotionId);
    change({ way: null, amount: null, promotion: null });
  });
  useEffect(() => applyLink(), []);
  return {
    way,
    setWay,
    amount,
    setAmount,
    promotionId,
    setPromotion,
    clear: () => {
      setAmount('');
      if (namesNetwork(way)) setWay('');
      setPromotion('');
    },
  };
}

export type DepositDraft = ReturnType<typeof useDepositDraft>;
export type DepositWallet = ReturnType<typeof useDepositWallet>;
