import type { MemberBet } from '#contract/community/chat-message/shared-bet-schema.ts';
import { Button } from '#kit/action/button.tsx';
import { IconButton } from '#kit/action/icon-button.tsx';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { Popover } from '#kit/overlay/popover/popover.tsx';
import { useAction } from '../actions/use-action.ts';
import { useChat } from '../chat-context.ts';
import { t } from '../texts.ts';
import { useLoaded } from '../use-loaded.ts';

function OrderLine({ order, busy, onShare }: { order: MemberBet; busy: boolean; onShare: () => void }) {
  return (
    <li>
      <div>
        <b>{order.itemName}</b>
        <span className="cap t3">
          {order.categoryName} · {order.odds}
        </span>
      </div>
      <Button size="xs" variant="soft" loading={busy} onClick={onShare}>
        {t('chat.share')}
      </Button>
    </li>
  );
}

/** Own bets, to be shown in the room one by one [3.10]. */
function OwnOrders({ onShared }: { onShared: () => void }) {
  const { ports } = useChat();
  const { state, reload } = useLoaded(ports.myOrders);
  const { busy, run } = useAction();
  const share = async ({ orderId }: MemberBet) => {
    if (!(await run(() => ports.pushOrder(ports.newId(), orderId)))) return;
    showToast({ text: t('chat.shared'), tone: 'ok' });
    onShared();
  };
  switch (state.is) {
    case 'idle':
    case 'pending':
      return <SkeletonRows count={3} />;
    case 'failed':
      return (
        <div className="row gap-8 sm">
          <span>{t('chat.shareFailed')}</span>
          <Button size="xs" onClick={reload}>
            {t('common.retry')}
          </Button>
        </div>
      );
    case 'ready':
      if (state.value.length === 0) return <p className="sm t2">{t('chat.shareEmpty')}</p>;
      return (
        <ul className="composer__orders">
          {state.value.map((order) => (
            <OrderLine key={order.orderId} order={order} busy={busy} onShare={() => share(order)} />
          ))}
        </ul>
      );
    default:
      return state satisfies never;
  }
}

/** Shows one of the reader's own bets in the room. */
export function ShareOrderPopover() {
  return (
    <Popover
      trigger={<IconButton icon="receipt" iconSize={19} label={t('chat.shareOrder')} />}
      label={t('chat.shareOrder')}
      side="top"
      align="start"
    >
      {(close) => <OwnOrders onShared={close} />}
    </Popover>
  );
}
