import { useState } from 'react';
import { readAmount } from '#app/features/money/wallet/amount/read-amount.ts';
import type { WalletAssets } from '#app/features/money/wallet/with-assets.tsx';
import type { Game } from '#contract/play/game/schema.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { formatMinor, type Minor, minor } from '#contract/units/money.ts';
import { refusalOf, underWay } from '#core-client/command/command-state.ts';
import { useCommand } from '#core-client/command/use-command.ts';
import { t } from '../texts.ts';

/** Money that a member may bring along into a venue [3.03]; an empty field brings none. */
export function useBringing(
  { venue }: Pick<Game, 'venue'>,
  { centre, venues }: WalletAssets,
  { code: currency, symbol }: CurrencyEntry,
) {
  const [text, setText] = useState('');
  const given = useCommand(['transfer']);
  const read = readAmount(text, centre);
  const amount: Minor | null = read.is === 'amount' ? read.amount : null;
  const isEmpty = text.trim() === '';
  const problem = () => {
    if (read.is === 'short') return t('venue.short', { amount: symbol + formatMinor(centre) });
    return isEmpty || read.is === 'amount' ? undefined : t('venue.nothing');
  };
  const held = venues.find((wallet) => wallet.venue === venue)?.balance ?? minor(0);
  /** @returns whether one may enter now */
  const bring = async (): Promise<boolean> => {
    if (isEmpty) return true;
    if (amount === null) return false;
    const ended = await given.run({ is: 'transfer', venue, amount, currency, into: true });
    return ended.is === 'done';
  };
  return {
    text,
    type: (typed: string) => {
      setText(typed);
      given.forget();
    },
    given,
    held,
    amount: isEmpty ? null : amount,
    mayEnter: isEmpty || amount !== null,
    problem: problem(),
    busy: underWay(given.state) !== null,
    refusal: refusalOf(given.state),
    bring,
  };
}
