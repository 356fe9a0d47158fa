import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useKeptDraft } from '#app/features/order/kept-draft.ts';
import { useCurrency } from '#app/features/site/currency.ts';
import { useSite } from '#app/features/site/site-config.ts';
import { amountTyped } from '#contract/rules.ts';
import { namesNetwork } from './pay-choice.ts';

/** The wallet that is paid into is in the address, as is what a link from an order brings. */
const WALLET = 'in';

/** What is filled in so far: kept over errors and reloads until an order is made of it. */
export function useDepositDraft() {
  const [params, setParams] = useSearchParams();
  const site = useSite();
  const mode = useCurrency();
  const brought = params.get('amount');
  const [way, setWay] = useKeptDraft('deposit.way', params.get('way'));
  const [amount, setAmount] = useKeptDraft('deposit.amount', brought === null ? null : amountTyped(brought));
  const [promotionId, setPromotion] = useState(params.get('promotion') ?? '');
  return {
    currencies: site?.currencies ?? [],
    /** Undefined until the site is known. */
    currency: site?.currencies.find(({ code }) => code === params.get(WALLET)) ?? mode,
    setCurrency: (code: string) =>
      setParams(
        (now) => {
          now.set(WALLET, code);
          return now;
        },
        { replace: true },
      ),
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
