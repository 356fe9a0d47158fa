import '#kit/icon/icon.css';
import { type MoneyIconName, moneyIconPaths } from './money-icon-paths.table.ts';

/** A line icon of the money screens; the control around it carries the name. */
export const MoneyIcon = ({ name, size = 20 }: { name: MoneyIconName; size?: number }) => (
  <svg className="i" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <path d={moneyIconPaths[name]} />
  </svg>
);
