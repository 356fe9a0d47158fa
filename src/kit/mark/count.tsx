import './count.css';

interface CountProps {
  value: number;
  /** Above it the figure reads `99+`. */
  max?: number | undefined;
}

/** How many wait, on the corner of a control whose own name says the number. Nothing at zero. */
export function Count({ value, max = 99 }: CountProps) {
  if (value <= 0) return null;
  return (
    <span className="cnt" aria-hidden="true">
      {value > max ? `${max}+` : value}
    </span>
  );
}
