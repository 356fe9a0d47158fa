import type { CommandOf } from '#contract/commands/command.ts';
import { useCommand } from '#core-client/command/use-command.ts';
import { refreshAnswers } from '#core-client/query.ts';

type Given = CommandOf<'acceptBonus' | 'giveUpBonus' | 'useCoupon'>;

/** What a bonus or a coupon changes elsewhere. */
export const refreshWelfare = () =>
  refreshAnswers(
    'welfare.summary',
    'welfare.list',
    'welfare.detail',
    'coupon.list',
    'promotion.list',
    'promotion.detail',
    'withdraw.prompt',
    'deposit.payTypes',
  );

/** Accepts and gives up bonuses and uses coupons; whatever came of it, what is shown is asked for again. */
export function useGiven() {
  const given = useCommand(['acceptBonus', 'giveUpBonus', 'useCoupon']);
  return {
    given,
    give: (command: Given) => given.run(command, refreshWelfare),
  };
}
export type GiveWelfare = ReturnType<typeof useGiven>;
