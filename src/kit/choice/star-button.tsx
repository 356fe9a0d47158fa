import { Icon } from '#kit/icon/icon.tsx';
import './star-button.css';

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
