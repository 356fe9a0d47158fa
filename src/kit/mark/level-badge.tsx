import { levelTier } from './level-tier.ts';
import './level-badge.css';

/** A level as a badge, stone to ink. The name beside it may wear `level-name-<tier>`. */
export function LevelBadge({ level }: { level: number }) {
  return <span className={`vip v${levelTier(level)}`}>{`V${level}`}</span>;
}
