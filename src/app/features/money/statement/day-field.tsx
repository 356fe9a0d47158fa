import { useId, useRef, useState } from 'react';
import type { DayText } from '#contract/units/day-text.ts';
import { dayTyped } from '#contract/units/day-typed.ts';
import { plainKey } from '#kit/a11y/plain-key.ts';
import { IconButton } from '#kit/action/icon-button.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { t } from './texts.ts';

interface DayFieldProps {
  label: string;
  value: DayText;
  min: DayText;
  max: DayText;
  onDay: (day: DayText) => void;
}

/** Native calendar of the browser: it opens from the button, and screen readers skip it. */
function Calendar({ value, min, max, onDay, label }: DayFieldProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        icon="calendar"
        size="xs"
        iconSize={15}
        label={t('record.pickDay', { label })}
        onClick={() => picker.current?.showPicker()}
      />
      <input
        ref={picker}
        className="statement__picker"
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={value}
        min={min}
        max={max}
        onChange={({ target }) => {
          const day = dayTyped(target.value);
          if (day !== null && day >= min && day <= max) onDay(day);
        }}
      />
    </>
  );
}

/** One day, written year first as it is read in Chinese, typed in any usual way or picked from a calendar. */
export function DayField(props: DayFieldProps) {
  const { label, value, min, max, onDay } = props;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const day = typed === null ? value : dayTyped(typed);
  const isOut = day !== null && (day < min || day > max);
  const commit = () => {
    if (typed === null || day === null || isOut) return;
    setTyped(null);
    onDay(day);
  };
  const pick = (next: DayText) => {
    setTyped(null);
    onDay(next);
  };
  const problem = day === null ? t('record.noDay') : isOut ? t('record.dayRange', { min, max }) : undefined;
  return (
    <TextField
      id={id}
      className="statement__day"
      label={label}
      labelHidden
      inputMode="numeric"
      autoComplete="off"
      placeholder={t('record.dayForm')}
      value={typed ?? value}
      error={problem}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (plainKey(event) === 'Enter') commit();
      }}
      trailing={<Calendar {...props} onDay={pick} />}
    />
  );
}
