import { useModeWords } from '#app/features/site/currency-words.ts';
import { tLater } from '#app/i18n/later-text.ts';
import type { CommandSubject } from '#contract/commands/command.ts';
import { formatCoins, formatMinor } from '#contract/units/money.ts';
import { useMoneyText } from './money-text.ts';

type MoneyText = ReturnType<typeof useMoneyText>;

function textOf(what: CommandSubject, money: MoneyText, verb: string): string {
  switch (what.is) {
    case 'deposit':
    case 'fastDeposit':
      return `${tLater(`order.${what.is}`)} ${formatMinor(what.amount)}`;
    case 'withdrawal':
      return `${verb} ${formatMinor(what.amount)}`;
    case 'transfer':
      return tLater(what.into ? 'command.transferIn' : 'command.transferOut', {
        amount: money(what.amount, what.currency),
      });
    case 'exchange':
      return tLater('command.exchange', { amount: money(what.amount, what.from) });
    case 'treasury':
      return tLater(what.way === 'in' ? 'command.treasuryIn' : 'command.treasuryOut', {
        amount: money(what.amount, what.currency),
      });
    case 'buyCoins':
      return tLater('command.buyCoins', { coins: formatCoins(what.coins) });
    case 'addCard':
      return tLater('command.addCard', { tail: what.tail });
    case 'orderAction':
      return tLater(`order.${what.action}`);
    case 'oneClickIn':
    case 'recovery':
    case 'gift':
    case 'addAddress':
    case 'preferPayee':
    case 'removePayee':
      return tLater(`command.${what.is}`);
  }
}

/** Says what a command is about: `转入场馆 ¥100.00`. */
export function useCommandText(): (what: CommandSubject) => string {
  const money = useMoneyText();
  const { verb } = useModeWords();
  return (what) => textOf(what, money, verb);
}
