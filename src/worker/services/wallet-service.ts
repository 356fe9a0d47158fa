import type { CoreContext } from '#worker/core-context.ts';
import type { WirePorts } from '#worker/wire/wire-ports.ts';
import { createCommandService } from './commands/command-service.ts';
import { createCoinService } from './money/coin-service.ts';
import { createMoneyService } from './money/money-service.ts';

/** What a member owns, and what they have done with it: orders, wallets, coins, and every command. */
export function createWalletService(context: CoreContext, { identity, online }: WirePorts) {
  const coins = createCoinService(context);
  const money = createMoneyService(context);
  const { siteId } = identity;
  const commands = createCommandService(context, { siteId, online, money, coins });
  const { view$, background$, ...api } = commands;
  return {
    commands: api,
    money: money.api,
    topics: {
      coins: () => coins.coins$,
      commands: () => view$,
      orders: () => money.views.orders$,
      order: money.views.order,
      assets: money.views.assets,
    },
    background: [money.background$, background$],
  };
}
