import type { ChangeEvent, CSSProperties } from 'react';
import './slider.css';

interface SliderProps {
  label: string;
  value: number;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  /** Value as text, where the bare number is not descriptive. */
  valueText?: string | undefined;
  disabled?: boolean | undefined;
  onValueChange: (value: number) => void;
}

/** A value on a line, such as the volume; arrow keys, Home and End work as everywhere. */
export function Slider(props: SliderProps) {
  const { label, value, min = 0, max = 100, step = 1, valueText, disabled, onValueChange } = props;
  const change = (event: ChangeEvent<HTMLInputElement>) => onValueChange(event.target.valueAsNumber);
  return (
    <input
      type="range"
      className="slider"
      aria-label={label}
      aria-valuetext={valueText}
      min={min}
      max={max}
      step={step}
      value={value}
      disabled={disabled}
      style={filledTo(value, min, max)}
      onChange={change}
    />
  );
}

function filledTo(value: number, min: number, max: number): CSSProperties & { '--filled': string } {
  const part = max > min ? (value - min) / (max - min) : 0;
  return { '--filled': `${part * 100}%` };
}
