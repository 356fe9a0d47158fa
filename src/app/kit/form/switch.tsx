import type { ComponentProps } from 'react';
import { classNames } from '#app/kit/class-names.ts';
import './switch.css';

interface SwitchProps extends Omit<ComponentProps<'button'>, 'role' | 'children'> {
  label: string;
  labelHidden?: boolean | undefined;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** On or off, taking effect at once. */
export function Switch({ label, labelHidden, checked, onCheckedChange, className, ...rest }: SwitchProps) {
  return (
    <button
      type="button"
      {...rest}
      role="switch"
      className={classNames('switch', className)}
      aria-checked={checked}
      onClick={() => onCheckedChange(!checked)}
    >
      <span className={classNames(labelHidden && 'sr')}>{label}</span>
      <span className={classNames('sw', checked && 'on')} />
    </button>
  );
}
