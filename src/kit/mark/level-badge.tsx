import './level-badge.css';

/** The six looks of a level: 0–1, 2–3, 4–5, 6–7, 8–9, 10 and above. */
type LevelTier = 0 | 1 | 2 | 3 | 4 | 5;

/** Returns the style tier of a level. */
export function levelTier(level: number): LevelTier {
  if (level >= 10) return 5;
  if (level >= 8) return 4;
  if (level >= 6) return 3;
  if (level >= 4) return 2;
  return level >= 2 ? 1 : 0;
}

/** A level as a badge, stone to ink. The name beside it may wear `level-name-<tier>`. */
export function LevelBadge({ level }: { level: number }) {
  return <span className={`vip v${levelTier(level)}`}>{`V${level}`}</span>;
}
