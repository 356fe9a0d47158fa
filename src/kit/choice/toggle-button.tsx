import type { ComponentProps } from 'react';
import { classNames } from '#kit/class-names.ts';
import { Icon } from '#kit/icon/icon.tsx';
import type { IconName } from '#kit/icon/icon-paths.table.ts';
import './toggle-button.css';

interface ChipProps extends ComponentProps<'button'> {
  selected?: boolean | undefined;
  /** Dark for the scope one looks at, green for a filter that is on. */
  tone?: 'scope' | 'filter' | undefined;
  icon?: IconName | undefined;
}

/** A small round choice in a row of them. */
export function Chip({ selected = false, tone = 'scope', icon, className, children, ...rest }: ChipProps) {
  const on = tone === 'scope' ? 'on' : 'on-p';
  return (
    <button
      type="button"
      {...rest}
      className={classNames('chip', selected && on, className)}
      aria-pressed={selected}
    >
      {icon && <Icon name={icon} size={16} />}
      {children}
    </button>
  );
}

interface StarButtonProps {
  /** Accessible name of the star, with its object. */
  label: string;
  pressed: boolean;
  onToggle: () => void;
}

/** A star that is on or off: full when it is on. */
export const StarButton = ({ label, pressed, onToggle }: StarButtonProps) => (
  <button type="button" className="star" aria-pressed={pressed} aria-label={label} onClick={onToggle}>
    <Icon name="star" size={16} />
  </button>
);
