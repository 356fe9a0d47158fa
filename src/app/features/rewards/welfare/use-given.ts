import type { CommandOf } from '#contract/commands/command.ts';
import { useCommand } from '#core-client/command/use-command.ts';
import { refreshAnswers } from '#core-client/query.ts';

type Given = CommandOf<'acceptBonus' | 'giveUpBonus' | 'useCoupon'>;

/** Refreshes the queries affected by a bonus or a coupon. */
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

/** Accepts and forfeits bonuses and uses coupons; the displayed data is refreshed whatever the result. */
export function useGiven() {
  const given = useCommand(['acceptBonus', 'giveUpBonus', 'useCoupon']);
  return {
    given,
    give: (command: Given) => given.run(command, refreshWelfare),
  };
}
export type GiveWelfare = ReturnType<typeof useGiven>;
