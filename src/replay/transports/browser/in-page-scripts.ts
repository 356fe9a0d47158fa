import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

/** The order matters: the first script creates the list that the others append to. */
const NAMES = ['feed', 'rows', 'frames'];

/** The script that runs in a page before its own scripts, but not in its frames. */
export function inPageScript(): string {
  const texts = NAMES.map((name) =>
    stripTypeScriptTypes(
      readFileSync(fileURLToPath(new URL(`./in-page/${name}.ts`, import.meta.url)), 'utf8'),
    ),
  );
  return `if (window === window.top) {\n${texts.join('\n')}\n}`;
}

/** The expression that reads a page's notes since the last reading. */
export const TAKE_NOTES = 'Object.assign({}, ...window.replayNotes.map((take) => take()))';
