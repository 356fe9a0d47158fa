/** Keys of a room's player, by action: the page listens to them, and the sheet opened by `?` lists them in this order. */
export const SHORTCUTS = {
  play: [' '],
  back: ['ArrowLeft', 'j'],
  forward: ['ArrowRight', 'l'],
  lastGoal: ['g'],
  mute: ['m'],
  louder: ['ArrowUp'],
  quieter: ['ArrowDown'],
  fullscreen: ['f'],
  theatre: ['t'],
  pictureInPicture: ['p'],
  danmaku: ['d'],
  // The second one is what the same key writes on a Chinese keyboard.
  help: ['?', '？'],
} as const satisfies Record<string, readonly string[]>;

export type Shortcut = keyof typeof SHORTCUTS;

const byKey = new Map<string, Shortcut>();
for (const [shortcut, keys] of Object.entries(SHORTCUTS)) {
  for (const key of keys) if (isShortcut(shortcut)) byKey.set(key, shortcut);
}

function isShortcut(name: string): name is Shortcut {
  return name in SHORTCUTS;
}

/** Returns the action of a key, by its `key`; null for any other. */
export const shortcutOf = (key: string): Shortcut | null =>
  byKey.get(key.length === 1 ? key.toLowerCase() : key) ?? null;
