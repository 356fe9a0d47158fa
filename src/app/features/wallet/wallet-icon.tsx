import { MoneyIcon } from '#app/features/order/money-icon.tsx';
import type { MoneyIconName } from '#app/features/order/money-icon-paths.table.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import { type IconName, iconPaths } from '#app/kit/icon/icon-paths.table.ts';

export type WalletIconName = IconName | MoneyIconName;

const isKitIcon = (name: WalletIconName): name is IconName => Object.hasOwn(iconPaths, name);

/** A line icon of the kit or of the money screens; the control around it carries the name. */
export const WalletIcon = ({ name, size }: { name: WalletIconName; size: number }) =>
  isKitIcon(name) ? <Icon name={name} size={size} /> : <MoneyIcon name={name} size={size} />;
