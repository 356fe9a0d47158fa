import { type ComponentProps, type CSSProperties, useId, useState } from 'react';
import { classNames } from '#kit/class-names.ts';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';
import './digit-boxes.css';

interface DigitBoxesProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'maxLength'> {
  value: string;
  /** The digits among what was typed or pasted, at most `length`. */
  onValueChange: (digits: string) => void;
  /** Filters the field’s text. */
  filterText: (text: string, length: number) => string;
  length?: number | undefined;
}

const indexesOf = (length: number) => Array.from({ length }, (_, at) => at);

/** The caret stays behind the last digit, unless everything is selected. */
function holdCaret({ currentTarget: field }: { currentTarget: HTMLInputElement }): void {
  const end = field.value.length;
  const isAllSelected = field.selectionStart === 0 && field.selectionEnd === end && end > 0;
  if (!isAllSelected && (field.selectionStart !== end || field.selectionEnd !== end))
    field.setSelectionRange(end, end);
}

/**
 * A secret of a few digits, one to a box. There is one field underneath, so that a screen reader announces one field, a
 * paste is inserted whole and Backspace removes the last digit.
 */
export function DigitBoxes(props: DigitBoxesProps) {
  const {
    label,
    labelHidden,
    hint,
    error,
    value,
    onValueChange,
    filterText,
    length = 6,
    onFocus,
    ...input
  } = props;
  const ownId = useId();
  const id = input.id ?? ownId;
  const [focused, setFocused] = useState(false);
  const active = Math.min(value.length, length - 1);
  const boxes: CSSProperties & { readonly '--boxes': number } = { '--boxes': length };

  return (
    <FieldFrame label={label} labelHidden={labelHidden} hint={hint} error={error} controlId={id}>
      <span className={classNames('digits', error !== undefined && 'is-error')} style={boxes}>
        <input
          inputMode="numeric"
          autoComplete="off"
          {...input}
          type="password"
          value={value}
          onChange={(event) => onValueChange(filterText(event.target.value, length))}
          onSelect={holdCaret}
          onFocus={(event) => {
            setFocused(true);
            onFocus?.(event);
          }}
          onBlur={(event) => {
            setFocused(false);
            input.onBlur?.(event);
          }}
          {...describedBy(id, { hint, error })}
        />
        {indexesOf(length).map((at) => (
          <i
            key={at}
            className={classNames(at < value.length && 'is-full', focused && at === active && 'is-active')}
            aria-hidden="true"
          />
        ))}
      </span>
    </FieldFrame>
  );
}
