import { COMBO_WINDOW_MS } from '#contract/community/gift/gift-rules.ts';
import { type AppError, toAppError } from '#contract/errors.ts';
import type { GiftId } from '#contract/fields/ids.ts';
import { createWatchers } from '#core-client/shared-store.ts';
import type { GivePorts } from '../gift-ports.ts';

/** The second click of a double click is no second gift; one that follows the choice of another gift is. */
const SETTLE_MS = 320;

/** State of the newest gift, once its outcome is known. */
export type GivingEnd =
  | { readonly is: 'none' }
  /** Sent, and can be continued as a combo; `sentCount` counts the gifts. */
  | { readonly is: 'combo'; readonly giftId: GiftId; readonly count: number; readonly sentCount: number }
  /** Rejection, shown until something else is selected or sent. */
  | { readonly is: 'refused'; readonly error: AppError };

export type GivingView = {
  /** Gifts on their way. */
  readonly sending: number;
  readonly end: GivingEnd;
};

type Press = { readonly giftId: GiftId; readonly count: number; readonly at: number };

const isDoubleClick = (press: Press, before: Press | null): boolean =>
  before?.giftId === press.giftId && before.count === press.count && press.at - before.at < SETTLE_MS;

const NONE: GivingEnd = { is: 'none' };

/** After a gift went out: a refusal of another one is still to be read. */
function afterSent(before: GivingEnd, { giftId, count }: Press): GivingEnd {
  if (before.is === 'refused') return before;
  const sentCount = before.is === 'combo' && before.giftId === giftId ? before.sentCount : 0;
  return { is: 'combo', giftId, count, sentCount: sentCount + count };
}

/** Sends gifts: each press is one, and several may be pending. The core ensures that each is paid once. */
export function createGiving(ports: Pick<GivePorts, 'give'>, now: () => number) {
  const { watch, notify } = createWatchers();
  let view: GivingView = { sending: 0, end: NONE };
  let pressed: Press | null = null;
  let comboEnds: ReturnType<typeof setTimeout> | undefined;

  const show = (next: GivingView): void => {
    view = next;
    notify();
  };
  const endCombo = (): void => {
    if (view.end.is === 'combo') show({ ...view, end: NONE });
  };
  const recordSent = (press: Press): void => {
    clearTimeout(comboEnds);
    comboEnds = setTimeout(endCombo, COMBO_WINDOW_MS);
    show({ sending: view.sending - 1, end: afterSent(view.end, press) });
  };
  const forgive = (): void => {
    if (view.end.is === 'refused') show({ ...view, end: NONE });
  };

  const give = async (giftId: GiftId, count: number): Promise<void> => {
    const press = { giftId, count, at: now() };
    if (isDoubleClick(press, pressed)) return;
    pressed = press;
    forgive();
    show({ ...view, sending: view.sending + 1 });
    try {
      await ports.give(giftId, count);
      recordSent(press);
    } catch (thrown) {
      clearTimeout(comboEnds);
      show({ sending: view.sending - 1, end: { is: 'refused', error: toAppError(thrown) } });
    }
  };

  return {
    give,
    /** Clears the rejection when something else is selected. */
    forgive,
    view: (): GivingView => view,
    watch,
  };
}
