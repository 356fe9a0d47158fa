import type { CommandOutcome } from '#contract/money/order/outcome-schema.ts';
import type { CoreContext } from '#worker/core-context.ts';
import type { CoinService } from '../money/coin-service.ts';
import type { MoneyService } from '../money/money-service.ts';
import { presentMember } from '../money/present-member.ts';
import { createCommandStore } from './command-store.ts';
import { type Commands, createCommands } from './commands.ts';

type Beside = {
  readonly siteId: number;
  readonly online: () => boolean;
  readonly money: Pick<MoneyService, 'note' | 'look'>;
  readonly coins: Pick<CoinService, 'note'>;
};

/** Creates the service for all commands of the member [4.05], which passes their responses to the rest of the core. */
export function createCommandService(
  context: CoreContext,
  { siteId, online, money, coins }: Beside,
): Commands {
  const { session$, movements } = context;
  const onMade = (outcome: CommandOutcome) => {
    switch (outcome.is) {
      case 'order':
        money.note(outcome.order);
        break;
      case 'coins':
        coins.note({ coins: outcome.coins, balance: outcome.balance });
        break;
      case 'gift':
        coins.note({ coins: outcome.coins });
        return;
      case 'bet':
      case 'recovery':
      case 'exchange':
      case 'credit':
      case 'done':
        break;
    }
    movements.report();
  };
  return createCommands({
    ...context,
    store: createCommandStore({ ...context, siteId }),
    online,
    isHere: (member) => presentMember(session$.value) === member,
    onMade,
    onRefused: async (what, { code }) => {
      if (what.is === 'orderAction' && code === 'ORDER_MOVED_ON') await money.look(what.orderId);
    },
  });
}
