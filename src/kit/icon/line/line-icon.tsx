import '#kit/icon/icon.css';
import { Icon } from '#kit/icon/icon.tsx';
import { type IconName, iconPaths } from '#kit/icon/icon-paths.table.ts';
import { type MoneyIconName, moneyIconPaths } from './money-icon-paths.table.ts';

export type LineIconName = IconName | MoneyIconName;

const isKitIcon = (name: LineIconName): name is IconName => Object.hasOwn(iconPaths, name);

/** A line icon of the money screens; the control around it carries the name. */
export const MoneyIcon = ({ name, size = 20 }: { name: MoneyIconName; size?: number }) => (
  <svg className="i" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <path d={moneyIconPaths[name]} />
  </svg>
);

/** A line icon of the kit or of the money screens; the control around it carries the name. */
export const LineIcon = ({ name, size }: { name: LineIconName; size: number }) =>
  isKitIcon(name) ? <Icon name={name} size={size} /> : <MoneyIcon name={name} size={size} />;
