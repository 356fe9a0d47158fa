import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '#kit/icon/icon.tsx';
import { describedBy, FieldNote } from './field-frame.tsx';
import './checkbox.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  error?: string | undefined;
}

/** A checkbox with its sentence, which may contain links. */
export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <div className="check">
      <span className="check__line">
        <input type="checkbox" className="check__box" {...input} {...describedBy(id, { error })} />
        <Icon name="check" size={14} className="check__mark" />
        <label htmlFor={id}>{label}</label>
      </span>
      <FieldNote controlId={id} error={error} />
    </div>
  );
}
