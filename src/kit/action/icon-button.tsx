import type { ComponentProps } from 'react';
import { classNames } from '#kit/class-names.ts';
import { Icon } from '#kit/icon/icon.tsx';
import type { IconName } from '#kit/icon/icon-paths.table.ts';
import './icon-button.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  icon: IconName;
  /** The control's name, read aloud. */
  label: string;
  /** 24, 32 or 40 px square. */
  size?: 'xs' | 'sm' | 'md' | undefined;
  iconSize?: number | undefined;
  /** Present when the button switches something on and off. */
  pressed?: boolean | undefined;
}

const sizeClass = { xs: 'input-box--xs', sm: 'input-box--sm', md: '' };

/** A button that is only an icon; children (a count, a dot) sit on its corner. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, size = 'md', iconSize = 20, pressed, className, children, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={classNames('input-box', sizeClass[size], className)}
      aria-label={label}
      aria-pressed={pressed}
    >
      <Icon name={icon} size={iconSize} />
      {children}
    </button>
  );
}
