import './action-bar.css';
import { useEffect, useRef, useState } from 'react';
import { ImagePicker } from '#app/features/ground/image/image-picker.tsx';
import { useImage } from '#app/features/ground/image/use-image.ts';
import type { OrderAction } from '#contract/money/order/order-machine.ts';
import type { MoneyOrder } from '#contract/money/order/schema.ts';
import type { ServerTime } from '#contract/units/time.ts';
import { useIsOver } from '#core-client/time/server-clock.ts';
import { Button } from '#kit/action/button.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { FormProblem } from '#kit/form/form-problem.tsx';
import { Dialog } from '#kit/overlay/dialog/dialog.tsx';
import type { Act } from '../order-commands.ts';
import { RemainingTime } from '../progress/deadline.tsx';
import { t } from '../texts.ts';
import { ActionQuestion, needsConfirmation } from './action-question.tsx';
import { AppealDialog } from './appeal-dialog.tsx';
import { type OrderActions, useOrderActions } from './use-order-actions.ts';

type ProofDialogProps = {
  readonly actions: OrderActions;
  readonly sent: number;
  readonly onClose: () => void;
};

/** Uploads an image for an order [8.14]: a failure is shown here, and the image stays for a retry. */
function ProofDialog({ actions, sent, onClose }: ProofDialogProps) {
  const { draft, choose } = useImage();
  const sending = actions.busy === 'proof';
  const send = async () => {
    if (draft.is !== 'ready') return;
    if ((await actions.run({ is: 'proof', ...draft.proof })) === null) return;
    showToast({ text: t('order.proofDone'), tone: 'ok' });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      busy={sending}
      title={t('order.proofTitle')}
      description={t('order.proofText')}
      closeLabel={t('common.close')}
      actions={
        <Button variant="primary" disabled={draft.is !== 'ready'} loading={sending} onClick={send}>
          {t('order.proofSend')}
        </Button>
      }
    >
      <div className="order-form">
        <ImagePicker label={t('order.proof')} draft={draft} onChoose={choose} />
        {sent > 0 ? <p className="cap t3">{t('order.proofCount', { count: sent })}</p> : null}
        <FormProblem>{actions.problem}</FormProblem>
      </div>
    </Dialog>
  );
}

/** Marker of the figures in a text, so that only they are rendered again each second. */
const TIME_MARKER = '\u0000';

function Wait({ until, text }: { until: ServerTime; text: string }) {
  const [before = '', after = ''] = text.split(TIME_MARKER);
  if (useIsOver(until)) return null;
  return (
    <p className="cap t3 num">
      {before}
      <RemainingTime until={until} />
      {after}
    </p>
  );
}

/** From when on one may appeal; nothing while the button for it is there. */
function AppealWait({ order: { quota, allowedActions } }: { order: MoneyOrder }) {
  if (allowedActions.includes('appeal') || quota.appealAt === null) return null;
  return <Wait until={quota.appealAt} text={t('order.appealIn', { left: TIME_MARKER })} />;
}

/** Time until the next reminder; empty while its button is shown, or where it has no use. */
function RemindWait({ order: { quota, allowedActions } }: { order: MoneyOrder }) {
  if (allowedActions.includes('remind') || quota.remindAt === null) return null;
  const text = t('order.remindIn', { left: TIME_MARKER, times: quota.remindersLeft });
  return <Wait until={quota.remindAt} text={text} />;
}

/** Actions that end with the time of the state they belong to. */
const TIMED: ReadonlySet<OrderAction> = new Set(['confirm', 'cancel']);

const label = (action: OrderAction, { kind }: MoneyOrder) =>
  action === 'confirm' && kind === 'fastDraw' ? t('order.confirmReceipt') : t(`order.${action}`);

/** From what loses most to what leads on: the primary one is last, at the right. */
const ROW: readonly OrderAction[] = ['cancel', 'withdrawAppeal', 'appeal', 'proof', 'remind', 'confirm'];

type ActionBarProps = { readonly order: MoneyOrder; readonly act: Act };

/** Returns the actions open to the member: as listed by the platform, without those ruled out by a passed deadline. */
function useOpenActions({ allowedActions, deadlineAt }: MoneyOrder) {
  const isOver = useIsOver(deadlineAt);
  const open = ROW.filter((action) => allowedActions.includes(action) && !(isOver && TIMED.has(action)));
  return { open, isOver: isOver && allowedActions.some((action) => TIMED.has(action)) };
}

/** Keeps focus with the actions when the pressed button disappears with the state it belonged to. */
function useFocusFallback(open: readonly OrderAction[], isAsking: boolean) {
  const container = useRef<HTMLDivElement>(null);
  const pressed = useRef<OrderAction | null>(null);
  useEffect(() => {
    if (isAsking || pressed.current === null || open.includes(pressed.current)) return;
    pressed.current = null;
    if (document.activeElement === document.body) container.current?.focus({ preventScroll: true });
  }, [open, isAsking]);
  return { place: container, pressed };
}

function useActions({ order, act }: ActionBarProps) {
  const actions = useOrderActions(order, act);
  const [opened, setOpened] = useState<OrderAction | null>(null);
  const press = async (action: OrderAction) => {
    if (actions.busy !== null) return;
    actions.forget();
    if (action === 'appeal' || action === 'proof' || needsConfirmation(action, order))
      return setOpened(action);
    const after = await actions.run({ is: action });
    if (action === 'remind' && after !== null) showToast({ text: t('order.reminded'), tone: 'ok' });
  };
  return { actions, opened, press, close: () => setOpened(null) };
}

/**
 * Member's actions on an order: only the buttons that the platform allows now [4.05]. One action at a time; while it is in
 * progress further taps are ignored, and a missing result is shown as being looked up, never as failed.
 */
export function ActionBar({ order, act }: ActionBarProps) {
  const { open, isOver } = useOpenActions(order);
  const { actions, opened, press, close } = useActions({ order, act });
  const { place, pressed } = useFocusFallback(open, opened !== null);
  return (
    <div className="order-actions stack gap-8" ref={place} tabIndex={-1}>
      {open.length > 0 ? (
        <fieldset className="order-actions__row cluster gap-10" aria-label={t('order.actions')}>
          {open.map((action) => (
            <Button
              key={action}
              variant={action === 'confirm' ? 'primary' : undefined}
              loading={actions.busy === action}
              onClick={() => {
                pressed.current = action;
                void press(action);
              }}
            >
              {label(action, order)}
            </Button>
          ))}
        </fieldset>
      ) : null}
      <p className="cap t3 order-actions__note" role="status">
        {actions.slow ? t('order.checking') : isOver ? t('order.timeOverText') : null}
      </p>
      <RemindWait order={order} />
      <AppealWait order={order} />
      <FormProblem>{opened === null ? actions.problem : null}</FormProblem>
      {opened === 'proof' ? <ProofDialog actions={actions} sent={order.proofs} onClose={close} /> : null}
      {opened === 'appeal' ? (
        <AppealDialog order={order} actions={actions} act={act} onClose={close} />
      ) : null}
      {opened !== null && needsConfirmation(opened, order) ? (
        <ActionQuestion action={opened} order={order} actions={actions} onClose={close} />
      ) : null}
    </div>
  );
}
