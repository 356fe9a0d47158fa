import './progress-line.css';

/** Progress, 0 to 1, as the thin line at the bottom of a card or row. */
export function ProgressLine({ value }: { value: number }) {
  return (
    <span className="progress-line" aria-hidden="true">
      <i style={{ width: `${Math.min(1, Math.max(0, value)) * 100}%` }} />
    </span>
  );
}
