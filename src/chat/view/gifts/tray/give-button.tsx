import type { KeyboardEvent } from 'react';
import { useEffect, useState } from 'react';
import { t } from '#chat/view/texts.ts';
import { type Coins, formatCoins } from '#contract/units/money.ts';
import { Button } from '#kit/action/button.tsx';
import { useHold } from './use-hold.ts';

/** From here on, coins, a gift is given by a second press: one press cannot be undone. */
const CONFIRMED_FROM = 5_000n;
/** How long the second press is waited for. */
const CONFIRM_MS = 5_000;

type Props = {
  /** What one press gives, in coins. */
  readonly cost: Coins;
  readonly sending: boolean;
  /** Pieces given in the running combo; 0 when there is none. */
  readonly given: number;
  readonly disabled: boolean;
  readonly onGive: () => void;
};

/** A key held down does not give again and again: only a press, or a pointer held once a combo runs, does. */
const ignoreRepeats = (event: KeyboardEvent): void => {
  if (event.repeat) event.preventDefault();
};

/** Whether a press is the first of two, and what a press does; a combo that runs was confirmed by its first gift. */
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

/** Gives, after a second press where it is much; while a combo runs, a ring shows how long the next one still joins it. */
export function GiveButton({ cost, sending, given, disabled, onGive }: Props) {
  const running = given > 0;
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
        <svg key={given} className="gift-give__ring" viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="9" pathLength={100} />
        </svg>
      ) : null}
      {running ? t('gift.giveAgain', { count: given }) : label}
    </Button>
  );
}
