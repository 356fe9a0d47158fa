import { useCurrencyTerms, useWalletTerms } from '#app/features/ground/site/currency-terms.ts';
import type { CommandOf, CommandSubject } from '#contract/commands/command.ts';
import type { MoneyOrder } from '#contract/money/order/schema.ts';
import { systemLines } from '#contract/play/betting/system-lines.ts';
import { formatCoins, formatMinor, type Minor, minor } from '#contract/units/money.ts';
import { useMoneyText } from './money-text.ts';
import { t } from './texts.ts';

/** Returns a function that names an order, in the words of its currency [1.05]. */
export function useOrderKind(): (order: Pick<MoneyOrder, 'kind' | 'currency'>) => string {
  const termsOf = useCurrencyTerms();
  return ({ kind, currency }) => t(`order.${kind}`, { verb: termsOf(currency).withdrawWord });
}

type MoneyText = ReturnType<typeof useMoneyText>;
type CommandTerms = { readonly verb: string; readonly termsOf: ReturnType<typeof useCurrencyTerms> };

/** Returns the total cost of a bet: its stake is per line, and a system has many. */
function totalStake({ kind, size, legs, stake }: CommandOf<'placeBet'>): Minor {
  const lines = kind === 'system' && size !== null ? systemLines(legs.length, size) : 1;
  return minor(stake * BigInt(lines));
}

const TREASURY_TEXTS = { in: 'command.treasuryIn', out: 'command.treasuryOut' } as const;

function textOf(subject: CommandSubject, money: MoneyText, { verb, termsOf }: CommandTerms): string {
  switch (subject.is) {
    case 'deposit':
    case 'fastDeposit':
      return `${t(`order.${subject.is}`)} ${formatMinor(subject.amount)}`;
    case 'withdrawal':
      return `${verb} ${formatMinor(subject.amount)}`;
    case 'transfer':
      return t(subject.into ? 'command.transferIn' : 'command.transferOut', {
        amount: money(subject.amount, subject.currency),
      });
    case 'exchange':
      return t('command.exchange', { amount: money(subject.amount, subject.from) });
    case 'treasury':
      return t(TREASURY_TEXTS[subject.way], { amount: money(subject.amount, subject.currency) });
    case 'claimVipGift':
    case 'claimRebate':
      return t(`command.${subject.is}`, { amount: money(subject.amount, subject.currency) });
    case 'buyCoins':
      return t('command.buyCoins', { coins: formatCoins(subject.coins) });
    case 'placeBet':
      return t('command.placeBet', { amount: money(totalStake(subject), subject.currency) });
    case 'cashOut':
      return t('command.cashOut', { amount: money(subject.value, subject.currency) });
    case 'answerBet':
      return t(subject.action === 'accept' ? 'command.acceptOffer' : 'command.leaveOffer');
    case 'addCard':
      return t('command.addCard', { card: termsOf('CNY').bankCardWord, tail: subject.tail });
    case 'addAddress':
      return t('command.addAddress', { card: termsOf('USDT').bankCardWord });
    case 'orderAction':
      return t(`order.${subject.action}`);
    case 'oneClickIn':
    case 'recovery':
    case 'gift':
    case 'preferPayee':
    case 'removePayee':
    case 'acceptBonus':
    case 'giveUpBonus':
    case 'useCoupon':
    case 'activity':
      return t(`command.${subject.is}`);
  }
}

/** Returns a formatter for the subject of a command: `转入场馆 ¥100.00`. */
export function useCommandText(): (subject: CommandSubject) => string {
  const money = useMoneyText();
  const { verb } = useWalletTerms();
  const termsOf = useCurrencyTerms();
  return (subject) => textOf(subject, money, { verb, termsOf });
}
