import { useId } from 'react';
import './segmented.css';

interface SegmentedProps<Value extends string> {
  /** The question the options answer, read aloud. */
  label: string;
  options: readonly { value: Value; label: string; disabled?: boolean }[];
  value: Value;
  /** The last choice is pending: another is ignored, which is announced; focus stays. */
  busy?: boolean;
  onValueChange: (value: Value) => void;
}

/** One of a few, all in sight. Radio buttons underneath, so the arrow keys move the choice. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, busy = false, onValueChange } = props;
  const name = useId();
  return (
    <fieldset className="segmented" aria-label={label} aria-busy={busy || undefined}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={option.disabled}
            aria-disabled={busy || undefined}
            onChange={() => busy || onValueChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
