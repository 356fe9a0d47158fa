import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '#kit/class-names.ts';
import { Icon } from '#kit/icon/icon.tsx';
import type { IconName } from '#kit/icon/icon-paths.table.ts';
import { type ButtonStyle, buttonClass } from './button-class.ts';

interface ButtonProps extends ButtonStyle, ComponentProps<'button'> {
  /** Keeps the width, replaces the label with a spinner and ignores presses; focus stays. */
  loading?: boolean | undefined;
  /** Ignores presses and announces it, for a moment; focus stays. */
  held?: boolean | undefined;
  icon?: IconName | undefined;
}

/** A button. Its label is a verb with its object or amount. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    block,
    loading = false,
    held = false,
    icon,
    className,
    children,
    onClick,
    ...rest
  } = props;
  const ignores = loading || held;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (ignores) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={classNames(
        buttonClass({ variant, size, block }),
        loading && 'is-loading',
        held && 'is-held',
        className,
      )}
      aria-busy={loading || undefined}
      aria-disabled={ignores || undefined}
      onClick={press}
    >
      {icon && <Icon name={icon} size={size === 'lg' ? 20 : 16} />}
      {children}
    </button>
  );
}
