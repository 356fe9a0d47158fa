import './count.css';

interface CountProps {
  value: number;
  /** Above it the figure reads `99+`. */
  max?: number | undefined;
}

/** Number of pending items, on the corner of a control whose own name contains the number. Hidden at zero. */
export function Count({ value, max = 99 }: CountProps) {
  if (value <= 0) return null;
  return (
    <span className="count" aria-hidden="true">
      {value > max ? `${max}+` : value}
    </span>
  );
}
