import { useCurrencyTerms, useWalletTerms } from '#app/features/ground/site/currency-terms.ts';
import type { CommandOf, CommandSubject } from '#contract/commands/command.ts';
import { systemLines } from '#contract/play/betting/system-lines.ts';
import { formatCoins, formatMinor, type Minor, minor } from '#contract/units/money.ts';
import { useMoneyText } from './money-text.ts';
import { t } from './texts.ts';

type MoneyText = ReturnType<typeof useMoneyText>;
type Words = { readonly verb: string; readonly wordsOf: ReturnType<typeof useCurrencyTerms> };

/** Returns the total cost of a bet: its stake is per line, and a system has many. */
function wholeStake({ kind, size, legs, stake }: CommandOf<'placeBet'>): Minor {
  const lines = kind === 'system' && size !== null ? systemLines(legs.length, size) : 1;
  return minor(stake * BigInt(lines));
}

const TREASURY_WAYS = { in: 'command.treasuryIn', out: 'command.treasuryOut' } as const;

function textOf(what: CommandSubject, money: MoneyText, { verb, wordsOf }: Words): string {
  switch (what.is) {
    case 'deposit':
    case 'fastDeposit':
      return `${t(`order.${what.is}`)} ${formatMinor(what.amount)}`;
    case 'withdrawal':
      return `${verb} ${formatMinor(what.amount)}`;
    case 'transfer':
      return t(what.into ? 'command.transferIn' : 'command.transferOut', {
        amount: money(what.amount, what.currency),
      });
    case 'exchange':
      return t('command.exchange', { amount: money(what.amount, what.from) });
    case 'treasury':
      return t(TREASURY_WAYS[what.way], { amount: money(what.amount, what.currency) });
    case 'claimVipGift':
    case 'claimRebate':
      return t(`command.${what.is}`, { amount: money(what.amount, what.currency) });
    case 'buyCoins':
      return t('command.buyCoins', { coins: formatCoins(what.coins) });
    case 'placeBet':
      return t('command.placeBet', { amount: money(wholeStake(what), what.currency) });
    case 'cashOut':
      return t('command.cashOut', { amount: money(what.value, what.currency) });
    case 'answerBet':
      return t(what.action === 'accept' ? 'command.acceptOffer' : 'command.leaveOffer');
    case 'addCard':
      return t('command.addCard', { card: wordsOf('CNY').bankCardWord, tail: what.tail });
    case 'addAddress':
      return t('command.addAddress', { card: wordsOf('USDT').bankCardWord });
    case 'orderAction':
      return t(`order.${what.action}`);
    case 'oneClickIn':
    case 'recovery':
    case 'gift':
    case 'preferPayee':
    case 'removePayee':
    case 'acceptBonus':
    case 'giveUpBonus':
    case 'useCoupon':
    case 'activity':
      return t(`command.${what.is}`);
  }
}

/** Returns a formatter for the subject of a command: `转入场馆 ¥100.00`. */
export function useCommandText(): (what: CommandSubject) => string {
  const money = useMoneyText();
  const { verb } = useWalletTerms();
  const wordsOf = useCurrencyTerms();
  return (what) => textOf(what, money, { verb, wordsOf });
}
