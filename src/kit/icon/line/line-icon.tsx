import '#kit/icon/icon.css';
import { Icon } from '#kit/icon/icon.tsx';
import { type IconName, iconPaths } from '#kit/icon/icon-paths.table.ts';

/** Line icons of money screens only, as path data: 24 grid, stroke 1.75. Kept out of the kit, which loads first. */
export const moneyIconPaths = {
  bank: 'M3 22h18M6 18v-7M10 18v-7M14 18v-7M18 18v-7M12 2l8 5H4Z',
  fast: 'M4 14a1 1 0 0 1-.8-1.6l9.9-10.2a.5.5 0 0 1 .9.5l-2 6A1 1 0 0 0 13 10h7a1 1 0 0 1 .8 1.6l-9.9 10.2a.5.5 0 0 1-.9-.5l2-6A1 1 0 0 0 11 14Z',
  download: 'M12 3v12M7 10l5 5 5-5M4 20h16',
  id: 'M4.5 4h15A2.5 2.5 0 0 1 22 6.5v11a2.5 2.5 0 0 1-2.5 2.5h-15A2.5 2.5 0 0 1 2 17.5v-11A2.5 2.5 0 0 1 4.5 4ZM6.3 11a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0M5 16.5a3.7 3.7 0 0 1 7 0M15.5 9.5H19M15.5 14H19',
  out: 'M12 3v14M18 9l-6-6-6 6M5 21h14',
  percent: 'M19 5 5 19M4 6.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M15 17.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
  recover: 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11',
  timer: 'M10 2h4M12 14l3-3M4 14a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z',
  upload: 'M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M17 8l-5-5-5 5M12 3v12',
} as const;

export type MoneyIconName = keyof typeof moneyIconPaths;

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
