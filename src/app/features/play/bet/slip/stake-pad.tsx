import { useEffect, useRef } from 'react';
import { Icon } from '#kit/icon/icon.tsx';
import { t } from '../texts.ts';
import { STAKE_KEYS, typedBy } from './stake-keys.ts';

type Props = {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Null until the platform has sent the limits. */
  readonly most: string | null;
  readonly onDone: () => void;
};

type Key = (typeof STAKE_KEYS)[number];
const WORDS: { readonly [One in Key]?: string } = {
  clear: t('slip.clearStake'),
  most: t('slip.most'),
  done: t('slip.doneTyping'),
};

function PadKey({ of, text, onText, most, onDone }: Props & { of: Key }) {
  const press = () => {
    if (of === 'done') onDone();
    else if (of === 'most') onText(most ?? text);
    else onText(typedBy(of, text));
  };
  const isDigit = WORDS[of] === undefined && of !== 'back';
  return (
    <button
      type="button"
      className={isDigit ? undefined : 'bet-keypad__fn'}
      disabled={of === 'most' && most === null}
      aria-label={of === 'back' ? t('slip.backspace') : undefined}
      onClick={press}
    >
      {of === 'back' ? <Icon name="chev-left" /> : (WORDS[of] ?? of)}
    </button>
  );
}

/** Digits for a thumb, so that no keyboard of the system covers what is staked. */
export function StakePad(props: Props) {
  const keys = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    keys.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <fieldset ref={keys} className="bet-keypad" aria-label={t('slip.keypad')}>
      {STAKE_KEYS.map((key) => (
        <PadKey key={key} of={key} {...props} />
      ))}
    </fieldset>
  );
}
