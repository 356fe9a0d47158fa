import { COMBO_WINDOW_MS } from '#contract/constants.ts';
import type { GiftId } from '#contract/models/ids.ts';
import type { GivePorts } from './gift-ports.ts';

/** The second click of a double click is no second gift; one that follows the choice of another gift is. */
const SETTLE_MS = 320;

/** What of an error decides what happens next; `code` is one of the contract's error codes. */
export type GiveRefusal = { readonly code: string; readonly retry: boolean };

export type GivingView = {
  /** Gifts on their way. */
  readonly sending: number;
  readonly refusal: GiveRefusal | null;
  /** Gifts that just went out and may be followed by more of the same; `given` counts the pieces. */
  readonly combo: { readonly giftId: GiftId; readonly count: number; readonly given: number } | null;
};

type Press = { readonly giftId: GiftId; readonly count: number; readonly at: number };

const isDoubleClick = (press: Press, before: Press | null): boolean =>
  before?.giftId === press.giftId && before.count === press.count && press.at - before.at < SETTLE_MS;

const IDLE: GivingView = { sending: 0, refusal: null, combo: null };

function refusalOf(thrown: unknown): GiveRefusal {
  if (typeof thrown !== 'object' || thrown === null || !('code' in thrown))
    return { code: 'BUG', retry: false };
  const retry = 'retry' in thrown && thrown.retry === true;
  return { code: String(thrown.code), retry };
}

/** Gives gifts: each press is one, and several may be on their way. That each is paid once is the core's business. */
export function createGiving(ports: Pick<GivePorts, 'give'>, now: () => number) {
  const listeners = new Set<() => void>();
  let view = IDLE;
  let pressed: Press | null = null;
  let comboEnds: ReturnType<typeof setTimeout> | undefined;

  const show = (change: Partial<GivingView>): void => {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  };
  const given = ({ giftId, count }: Press): void => {
    const before = view.combo?.giftId === giftId ? view.combo.given : 0;
    clearTimeout(comboEnds);
    comboEnds = setTimeout(() => show({ combo: null }), COMBO_WINDOW_MS);
    show({ sending: view.sending - 1, combo: { giftId, count, given: before + count } });
  };

  const give = async (giftId: GiftId, count: number): Promise<void> => {
    const press = { giftId, count, at: now() };
    if (isDoubleClick(press, pressed)) return;
    pressed = press;
    show({ sending: view.sending + 1, refusal: null });
    try {
      await ports.give(giftId, count);
      given(press);
    } catch (thrown) {
      clearTimeout(comboEnds);
      show({ sending: view.sending - 1, refusal: refusalOf(thrown), combo: null });
    }
  };

  return {
    give,
    /** The words of a refusal go when something else is chosen. */
    forgive: (): void => {
      if (view.refusal) show({ refusal: null });
    },
    view: (): GivingView => view,
    watch: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
