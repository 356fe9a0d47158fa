import { VisuallyHidden } from '#kit/a11y/visually-hidden.tsx';
import './spinner.css';

interface SpinnerProps {
  /** Diameter in px. */
  size?: number | undefined;
  /** Accessible name of the awaited content; omitted for a spinner beside a text. */
  label?: string | undefined;
}

/** Loading indicator. */
export function Spinner({ size = 20, label }: SpinnerProps) {
  return (
    <span className="spinner" style={{ width: size, height: size }} role="status">
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
