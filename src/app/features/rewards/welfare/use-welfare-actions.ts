import { refusalText } from '#app/page/refusal-text.ts';
import type { CommandOf } from '#contract/commands/command.ts';
import type { AppErrorFields } from '#contract/errors.ts';
import { useCommand } from '#core-client/command/use-command.ts';
import { refreshAnswers } from '#core-client/query.ts';
import type { RefusalTexts } from '#i18n/error-text.ts';
import { t } from './texts.ts';

const TEXTS: RefusalTexts = { ORDER_STEP_REFUSED: t('welfare.moved'), NOT_FOUND: t('welfare.missing') };

/** Why something in the welfare centre was refused. */
export const welfareRefusalText = (error: AppErrorFields): string => refusalText(TEXTS, error);

type RewardCommand = CommandOf<'acceptBonus' | 'giveUpBonus' | 'useCoupon'>;

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
export function useWelfareActions() {
  const welfareCommand = useCommand(['acceptBonus', 'giveUpBonus', 'useCoupon']);
  return {
    given: welfareCommand,
    run: (command: RewardCommand) => welfareCommand.run(command, refreshWelfare),
  };
}
export type WelfareActions = ReturnType<typeof useWelfareActions>;
