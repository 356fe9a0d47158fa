import type { ComponentProps } from 'react';
import { classNames } from '#kit/class-names.ts';
import './switch.css';

interface SwitchProps extends Omit<ComponentProps<'button'>, 'role' | 'children'> {
  label: string;
  labelHidden?: boolean | undefined;
  checked: boolean;
  /** The last change is pending: presses are ignored, which is announced; focus stays. */
  busy?: boolean | undefined;
  onCheckedChange: (checked: boolean) => void;
}

/** A switch that takes effect at once. */
export function Switch(props: SwitchProps) {
  const { label, labelHidden, checked, busy = false, onCheckedChange, className, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      role="switch"
      className={classNames('switch', className)}
      aria-checked={checked}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={() => busy || onCheckedChange(!checked)}
    >
      <span className={classNames(labelHidden && 'sr')}>{label}</span>
      <span className={classNames('sw', checked && 'on')} />
    </button>
  );
}
