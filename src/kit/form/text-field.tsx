import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '#kit/class-names.ts';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';

/** Props of a text field: all attributes of an input, so that a form library’s `register` can be spread in. */
export interface TextFieldProps extends FieldTexts, ComponentProps<'input'> {
  leading?: ReactNode;
  trailing?: ReactNode;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { label, labelHidden, hint, error, leading, trailing, className, ...input } = props;
  const ownId = useId();
  const id = input.id ?? ownId;
  const invalid = error !== undefined;
  return (
    <FieldFrame label={label} labelHidden={labelHidden} hint={hint} error={error} controlId={id}>
      <span
        className={classNames('input', invalid && 'is-error', input.disabled && 'is-disabled', className)}
      >
        {leading}
        <input type="text" {...input} {...describedBy(id, { hint, error })} />
        {trailing}
      </span>
    </FieldFrame>
  );
}
