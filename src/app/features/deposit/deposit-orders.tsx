import { useState } from 'react';
import { useCommands } from '#app/core-client/command/commands.ts';
import { useTopic } from '#app/core-client/topic.ts';
import { LiveOrder } from '#app/features/order/live-order.tsx';
import { OrderCard } from '#app/features/order/order-card.tsx';
import { EndedNotice, PendingNotice } from '#app/features/wallet/command-notices.tsx';
import { depositOrderPath } from '#app/routes/paths.ts';
import type { CommandSubject } from '#contract/commands/command.ts';
import type { OrderId } from '#contract/models/ids.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { isDeposit } from './deposit-next.ts';
import { DepositPanel } from './deposit-panel.tsx';

const isPayIn = ({ what }: { readonly what: CommandSubject }) =>
  what.is === 'deposit' || what.is === 'fastDeposit';

/** An order once in sight stays there when it ends, so that its end is seen. */
function useHeld(newest: OrderId | undefined): OrderId | undefined {
  const [held, setHeld] = useState(newest);
  if (newest !== undefined && newest !== held) setHeld(newest);
  return newest ?? held;
}

/**
 * What is unfinished comes first: what is being verified, then the newest order with everything that can be done to it,
 * then the others to be gone on with.
 */
export function DepositOrders() {
  const open = lastOf(useTopic('orders', null));
  const { pending, settled } = useCommands();
  const unfinished = (open ?? []).filter(isDeposit);
  const newest = useHeld(unfinished[0]?.orderId);
  return (
    <>
      {pending.filter(isPayIn).map((command) => (
        <PendingNotice key={command.requestId} command={command} />
      ))}
      {settled
        .filter((command) => isPayIn(command) && !command.told)
        .map((command) => (
          <EndedNotice key={command.requestId} command={command} />
        ))}
      {newest === undefined ? null : (
        <LiveOrder orderId={newest}>
          {(order) => (isDeposit(order) ? <DepositPanel order={order} /> : null)}
        </LiveOrder>
      )}
      {unfinished
        .filter(({ orderId }) => orderId !== newest)
        .map((order) => (
          <OrderCard key={order.orderId} order={order} to={depositOrderPath(order.orderId)} />
        ))}
    </>
  );
}
