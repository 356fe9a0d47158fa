import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { GIFTS } from '#sandbox/domains/community/gift/gifts.table.ts';
import { renderApng, renderSvga } from './movie.ts';
import { MOVIES } from './movies.table.ts';

const folder = join(import.meta.dirname, '../../../src/sandbox/domains/community/gift/animations');
mkdirSync(folder, { recursive: true });
const wanted = process.argv.slice(2);
for (const { giftCode, svgaUrl } of GIFTS) {
  const animation = MOVIES[giftCode];
  if (!animation || (wanted.length > 0 && !wanted.includes(giftCode))) continue;
  const name = basename(svgaUrl);
  const file = name.endsWith('.apng') ? renderApng(animation) : renderSvga(animation);
  writeFileSync(join(folder, name), file);
  const { seconds, layers } = animation;
  console.log(
    `${name.padEnd(20)} ${(file.length / 1024).toFixed(1).padStart(6)} KB  ${seconds} s, ${layers.length} layers`,
  );
}
