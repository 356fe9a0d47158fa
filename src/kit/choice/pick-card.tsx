import type { ReactNode } from 'react';
import { classNames } from '#kit/class-names.ts';
import './pick-card.css';

interface PickCardProps {
  /** The group the choice is one of. */
  name: string;
  checked: boolean;
  disabled?: boolean;
  onPick: () => void;
  className?: string;
  children: ReactNode;
}

/** One of a few choices, each as large as a card: an invisible radio button covers all of it. */
export const PickCard = ({ name, checked, disabled, onPick, className, children }: PickCardProps) => (
  <label className={classNames('pickcard', className)}>
    <input type="radio" name={name} checked={checked} disabled={disabled} onChange={onPick} />
    {children}
  </label>
);
