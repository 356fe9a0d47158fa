/**
 * `npm run emotes`: draws the emotes of the chat into `public/emotes`, one SVG each for rows and picker, and all of them
 * on one PNG for danmaku, whose worker cannot read SVG.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { EMOTE_SHEET, EMOTES, type Emote } from '#contract/community/expression/emotes.table.ts';
import { chromiumLaunch } from '#tools/browsers/chromium.mjs';
import { drawFace } from './face-parts.ts';
import { FACES } from './faces.table.ts';
import { OBJECT_EMOTES } from './things.table.ts';

const folder = join(import.meta.dirname, '../../../public/emotes');
const { cellPx, columns } = EMOTE_SHEET;

function drawn({ file, code }: Emote): string {
  const face = FACES[file];
  const drawing = face ? drawFace(face) : OBJECT_EMOTES[file];
  if (drawing === undefined) throw new Error(`no drawing of ${file}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><title>${code}</title>${drawing}</svg>\n`;
}

const drawings = EMOTES.map((emote) => ({ file: emote.file, svg: drawn(emote) }));
for (const { file, svg } of drawings) writeFileSync(join(folder, `${file}.svg`), svg);

const browser = await chromium.launch(chromiumLaunch());
const width = columns * cellPx;
const height = Math.ceil(drawings.length / columns) * cellPx;
const page = await browser.newPage({ viewport: { width, height } });
const cells = drawings.map(({ svg }) => svg.replace('<svg ', `<svg width="${cellPx}" height="${cellPx}" `));
await page.setContent(
  `<style>body{margin:0;display:grid;grid-template-columns:repeat(${columns},${cellPx}px);background:none}svg{display:block}</style>${cells.join('')}`,
);
const sheet = await page.screenshot({ omitBackground: true, path: join(folder, 'sheet.png') });
await browser.close();
console.log(`${drawings.length} emotes; sheet ${width}×${height}, ${(sheet.length / 1024).toFixed(1)} KB`);
