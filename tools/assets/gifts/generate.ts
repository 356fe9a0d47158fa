import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from './movie.ts';
import { MOVIES } from './movies.table.ts';

const folder = join(import.meta.dirname, '../../../src/sandbox/domains/community/gift/animations');
mkdirSync(folder, { recursive: true });
const wanted = process.argv.slice(2);
for (const [code, animation] of Object.entries(MOVIES)) {
  if (wanted.length > 0 && !wanted.includes(code)) continue;
  const file = render(animation);
  writeFileSync(join(folder, `${code}.svga`), file);
  const { fps, seconds, layers } = animation;
  console.log(
    `${code.padEnd(16)} ${(file.length / 1024).toFixed(1).padStart(6)} KB  ${seconds} s at ${fps}, ${layers.length} layers`,
  );
}
