import { classNames } from '#kit/class-names.ts';
import { type IconName, iconPaths } from './icon-paths.table.ts';
import './icon.css';

interface IconProps {
  name: IconName;
  /** Side in px. */
  size?: number | undefined;
  className?: string | undefined;
}

/** A line icon. It has no accessible name: the control around it provides one. */
export function Icon({ name, size = 20, className }: IconProps) {
  const path = iconPaths[name];
  const isLine = typeof path === 'string';
  return (
    <svg
      className={classNames('i', !isLine && 'i--solid', className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={isLine ? path : path.solid} />
    </svg>
  );
}
