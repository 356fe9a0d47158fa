import type { KeyboardEvent } from 'react';
import { Button } from '#app/kit/action/button.tsx';
import { t } from '#chat/view/texts.ts';
import { useHold } from './use-hold.ts';

type Props = {
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

/** Gives; while a combo runs, a ring shows how long the next one still joins it. */
export function GiveButton({ sending, given, disabled, onGive }: Props) {
  const running = given > 0;
  const hold = useHold(running, onGive);
  return (
    <Button
      variant="gold"
      className="gift-give"
      loading={sending && !running}
      disabled={disabled}
      title={running ? t('gift.giveAgainHint') : undefined}
      onClick={onGive}
      onKeyDown={ignoreRepeats}
      {...hold}
    >
      {running ? (
        <svg key={given} className="gift-give__ring" viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="9" pathLength={100} />
        </svg>
      ) : null}
      {running ? t('gift.giveAgain', { count: given }) : t('gift.give')}
    </Button>
  );
}
