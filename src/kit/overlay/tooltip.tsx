import type { ReactNode } from 'react';
import { plainKey } from '#kit/a11y/plain-key.ts';
import { classNames } from '#kit/class-names.ts';
import './tooltip.css';

interface TooltipProps {
  /** Repeats the control's name for the eye; the control has that name already. */
  text: string;
  side?: 'top' | 'bottom' | undefined;
  /** Edge of the control it aligns with, near the edge of a clipped area. */
  align?: 'start' | 'center' | 'end' | undefined;
  children: ReactNode;
}

/** Tooltip with the name of an icon, shown on hover and keyboard focus after a delay and hidden by Esc. */
export function Tooltip({ text, side = 'top', align = 'center', children }: TooltipProps) {
  return (
    <span className="tooltip" ref={dismissOnEscape}>
      {children}
      <span
        className={classNames('tooltip__text', `tooltip__text--${side}`, `tooltip__text--${align}`)}
        aria-hidden="true"
      >
        {text}
      </span>
    </span>
  );
}

/** Listens beside React: showing and hiding is the style sheet's work, no render is needed for it. */
function dismissOnEscape(tip: HTMLElement | null) {
  const dismiss = (event: KeyboardEvent) => {
    if (plainKey(event) === 'Escape') tip?.classList.add('is-dismissed');
  };
  const allow = () => tip?.classList.remove('is-dismissed');
  document.addEventListener('keydown', dismiss);
  tip?.addEventListener('pointerleave', allow);
  tip?.addEventListener('focusout', allow);
  return () => document.removeEventListener('keydown', dismiss);
}
