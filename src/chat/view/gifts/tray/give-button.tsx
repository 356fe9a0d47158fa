import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { t } from '#chat/view/texts.ts';
import { type Coins, formatCoins } from '#contract/units/money.ts';
import { Button } from '#kit/action/button.tsx';
import { isPrimaryPress } from '#kit/action/press.ts';

/** Cost in coins from which a gift needs a second press, because it cannot be undone. */
const CONFIRMED_FROM = 5_000n;
/** Time allowed for the second press, ms. */
const CONFIRM_MS = 5_000;

type Props = {
  /** Cost of one press, in coins. */
  readonly cost: Coins;
  readonly sending: boolean;
  /** Number of gifts sent in the running combo; 0 when there is none. */
  readonly sentCount: number;
  readonly disabled: boolean;
  readonly onGive: () => void;
};

/** Ignores the repeats of a held key: only a press, or a held pointer while a combo runs, sends again. */
const ignoreRepeats = (event: KeyboardEvent): void => {
  if (event.repeat) event.preventDefault();
};

/** Reports whether a press is the first of two, and what a press does; a combo that runs was confirmed by its first gift. */
function useConfirmed(isNeeded: boolean, onGive: () => void) {
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (!isAsking) return;
    const timer = setTimeout(() => setAsking(false), CONFIRM_MS);
    return () => clearTimeout(timer);
  }, [isAsking]);
  const press = () => {
    setAsking(isNeeded && !isAsking);
    if (!isNeeded || isAsking) onGive();
  };
  return { isAsking, press };
}

const FIRST_MS = 450;
const EVERY_MS = 360;

/**
 * Repeats `act` while the primary button or a finger is held down and the page is visible; the first press itself is
 * handled by the click.
 */
export function useHold(enabled: boolean, act: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  }, [act]);
  const release = () => clearTimeout(timer.current);
  const repeat = () => {
    latest.current();
    timer.current = setTimeout(repeat, EVERY_MS);
  };
  const press = (event: PointerEvent) => {
    release();
    if (enabled && isPrimaryPress(event)) timer.current = setTimeout(repeat, FIRST_MS);
  };
  useEffect(() => {
    if (!enabled) clearTimeout(timer.current);
    return () => clearTimeout(timer.current);
  }, [enabled]);
  useEffect(() => {
    const end = () => clearTimeout(timer.current);
    window.addEventListener('blur', end);
    document.addEventListener('visibilitychange', end);
    return () => {
      window.removeEventListener('blur', end);
      document.removeEventListener('visibilitychange', end);
    };
  }, []);
  return {
    onPointerDown: press,
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    // The system's context menu swallows the end of the press.
    onContextMenu: release,
  };
}

/**
 * Send button, with a second press for expensive gifts; while a combo runs, a ring shows the remaining time for the next
 * one to join it.
 */
export function GiveButton({ cost, sending, sentCount, disabled, onGive }: Props) {
  const running = sentCount > 0;
  const { isAsking, press } = useConfirmed(!running && cost >= CONFIRMED_FROM, onGive);
  const label = isAsking ? t('gift.confirm', { coins: formatCoins(cost) }) : t('gift.give');
  const hold = useHold(running, onGive);
  return (
    <Button
      variant="gold"
      className="gift-give"
      loading={sending && !running}
      disabled={disabled}
      title={running ? t('gift.giveAgainHint') : undefined}
      onClick={press}
      onKeyDown={ignoreRepeats}
      {...hold}
    >
      {running ? (
        <svg key={sentCount} className="gift-give__ring" viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="9" pathLength={100} />
        </svg>
      ) : null}
      {running ? t('gift.giveAgain', { count: sentCount }) : label}
    </Button>
  );
}
