import { VisuallyHidden } from '#kit/a11y/visually-hidden.tsx';
import './spinner.css';

interface SpinnerProps {
  /** Diameter in px. */
  size?: number | undefined;
  /** What is awaited, read aloud; a spinner beside such words needs none. */
  label?: string | undefined;
}

/** Something is on its way. */
export function Spinner({ size = 20, label }: SpinnerProps) {
  return (
    <span className="spinner" style={{ width: size, height: size }} role="status">
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
