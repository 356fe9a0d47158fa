/**
 * `npm run icons`: renders `public/icon.svg` as the images that a home screen requires, into `public/icons`. Systems cut a
 * maskable icon and Apple’s into their own shape, so these have no rounded corners and the sign keeps a margin from the
 * edge.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunch } from '#tools/browsers/chromium.mjs';

const site = join(import.meta.dirname, '../../../public');
const folder = join(site, 'icons');
const iconSvg = readFileSync(join(site, 'icon.svg'), 'utf8');
/** The sign alone, for a ground that fills the square. */
const sign = iconSvg.replace(/<rect[^>]*\/>/, '');
const GROUND = /fill="(#[\dA-F]{6})"/i.exec(iconSvg)?.[1];
if (GROUND === undefined) throw new Error('public/icon.svg has no ground');

const ICONS = [
  { file: '192.png', size: 192, svg: iconSvg, ground: 'none', share: 1 },
  { file: '512.png', size: 512, svg: iconSvg, ground: 'none', share: 1 },
  { file: 'maskable-512.png', size: 512, svg: sign, ground: GROUND, share: 0.8 },
  { file: 'apple-touch.png', size: 180, svg: sign, ground: GROUND, share: 0.92 },
];

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(chromiumLaunch());
for (const { file, size, svg, ground, share } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const drawn = svg.replace('<svg ', `<svg width="${size * share}" `);
  await page.setContent(
    `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${ground}}svg{display:block}</style>${drawn}`,
  );
  const bytes = await page.screenshot({ omitBackground: true, path: join(folder, file) });
  console.log(`${file} ${size}×${size}, ${(bytes.length / 1024).toFixed(1)} KB`);
  await page.close();
}
await browser.close();
