import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

/** In this order: the first makes the place where the others leave their notes. */
const NAMES = ['feed', 'rows', 'frames'];

/** What runs in a page before anything of its own, and not in the frames within it. */
export function inPageScript(): string {
  const texts = NAMES.map((name) =>
    stripTypeScriptTypes(
      readFileSync(fileURLToPath(new URL(`./in-page/${name}.ts`, import.meta.url)), 'utf8'),
    ),
  );
  return `if (window === window.top) {\n${texts.join('\n')}\n}`;
}

/** Asks a page for what it noted since it was last asked. */
export const TAKE_NOTES = 'Object.assign({}, ...window.replayNotes.map((take) => take()))';
