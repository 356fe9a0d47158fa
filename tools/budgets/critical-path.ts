import type { Manifest } from 'vite';
import type { PackagesByChunk } from './packages-by-chunk.ts';

export interface Route {
  readonly name: string;
  /** The page, as the manifest names it. */
  readonly entry: 'index.html' | 'play.html';
  /** Module of the route's lazy screen, as the manifest names it; none where the entry shows by itself. */
  readonly screen: string | null;
  /** gzip bytes of JavaScript before the screen can show. */
  readonly limit: number;
}

/** A chunk and everything it imports statically. */
function closure(manifest: Manifest, key: string, seen: Set<string>): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key]?.imports ?? []) closure(manifest, imported, seen);
  return seen;
}

/**
 * Returns the JavaScript files that must load before a route’s screen is shown: the entry, the lazy screen, and the imports
 * of both.
 * @throws Error when the screen is not a separate lazy chunk
 */
export function criticalPath(manifest: Manifest, { name, entry, screen }: Route): string[] {
  if (!manifest[entry]) throw new Error(`${name}: there is no ${entry}`);
  const keys = closure(manifest, entry, new Set());
  if (screen !== null) {
    if (!manifest[screen]?.isDynamicEntry) throw new Error(`${name}: ${screen} is no lazy chunk`);
    closure(manifest, screen, keys);
  }
  const files = [...keys].flatMap((key) => manifest[key]?.file ?? []);
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}

/** Packages that load when they are needed, never before a screen shows. */
const late = ['crypto-js', 'hls.js', 'flv.js', 'svgaplayerweb', 'frimousse'];

/** Lists the contents of a critical path that should load later: `file: package`. */
export function tooEarly(path: readonly string[], packages: PackagesByChunk): string[] {
  return path.flatMap((file) =>
    Object.keys(packages[file] ?? {})
      .filter((name) => late.includes(name))
      .map((name) => `${file}: ${name}`),
  );
}
