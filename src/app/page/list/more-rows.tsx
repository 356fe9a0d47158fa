import { useEffect, useRef } from 'react';
import { Button } from '#kit/action/button.tsx';
import { t } from '../texts.ts';
import { useAddressCount } from './address-query.ts';
import './list.css';

type Steps = {
  readonly first: number;
  readonly step: number;
  /** The platform sends no more at once. */
  readonly max: number;
};

export type Growing = {
  readonly size: number;
  readonly first: number;
  readonly max: number;
  readonly grow: () => void;
};

/** Returns the number of rows requested for a list, stored in the address under a name. */
export function useGrowing(name: string, { first, step, max }: Steps): Growing {
  const [size, setSize] = useAddressCount(name, { first, max });
  return { size, first, max, grow: () => setSize(Math.min(max, size + step)) };
}

type MoreRowsProps = {
  readonly growing: Growing;
  readonly shown: number;
  readonly total: number;
  readonly label: string;
};

/**
 * Preserves the focus when a button disappears after its last press: the element at the end of the list takes it.
 * @returns the ref of that element, which needs a tab index, and what to call at each press
 */
export function useFocusAtEnd<Kind extends HTMLElement>(isEnd: boolean) {
  const end = useRef<Kind>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isEnd || !isPressed.current) return;
    isPressed.current = false;
    if (document.activeElement === document.body) end.current?.focus({ preventScroll: true });
  }, [isEnd]);
  const onPress = () => {
    isPressed.current = true;
  };
  return { end, onPress };
}

/** Button that loads more rows. At the end it is replaced by a line with the reason, which takes its focus. */
export function MoreRows({ growing: { size, first, max, grow }, shown, total, label }: MoreRowsProps) {
  const isEnd = shown >= total || shown >= max;
  const { end, onPress } = useFocusAtEnd<HTMLParagraphElement>(isEnd);
  if (isEnd)
    return size === first ? null : (
      <p ref={end} tabIndex={-1} className="cap t3 more-rows">
        {t(shown < total ? 'list.mostShown' : 'list.allShown', { count: shown })}
      </p>
    );
  const press = () => {
    onPress();
    grow();
  };
  return (
    <Button size="sm" block onClick={press}>
      {label}
    </Button>
  );
}
