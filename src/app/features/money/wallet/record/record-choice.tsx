import { useId } from 'react';
import './record-choice.css';

interface RecordChoiceProps<Value extends string> {
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onValue: (value: Value) => void;
}

/** One of a few that need not all be in sight. */
export function RecordChoice<Value extends string>({
  label,
  options,
  value,
  onValue,
}: RecordChoiceProps<Value>) {
  const id = useId();
  return (
    <span className="record-choice">
      <label className="sr" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onValue(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
