import { Icon } from '#kit/icon/icon.tsx';
import { type IconName, iconPaths } from '#kit/icon/icon-paths.table.ts';
import { MoneyIcon } from './money-icon.tsx';
import type { MoneyIconName } from './money-icon-paths.table.ts';

export type LineIconName = IconName | MoneyIconName;

const isKitIcon = (name: LineIconName): name is IconName => Object.hasOwn(iconPaths, name);

/** A line icon of the kit or of the money screens; the control around it carries the name. */
export const LineIcon = ({ name, size }: { name: LineIconName; size: number }) =>
  isKitIcon(name) ? <Icon name={name} size={size} /> : <MoneyIcon name={name} size={size} />;
