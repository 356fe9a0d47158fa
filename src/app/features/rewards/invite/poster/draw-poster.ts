import { t } from '../texts.ts';

type Size = { readonly width: number; readonly height: number };

/** Boundary between grandstand and pitch, as a fraction of the height. */
const TOUCHLINE = 0.45;
const MAST_LAMPS = 5;

function drawSky(context: CanvasRenderingContext2D, { width, height }: Size): void {
  const sky = context.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, '#04221b');
  sky.addColorStop(TOUCHLINE, '#2f7d62');
  sky.addColorStop(TOUCHLINE, '#167a52');
  sky.addColorStop(1, '#02140e');
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
}

/** Draws the stand across the pitch: rows of seats under a roof, and two masts with lamps. */
function drawStand(context: CanvasRenderingContext2D, { width, height }: Size): void {
  const foot = height * TOUCHLINE;
  context.fillStyle = '#0c3a2d';
  context.fill(new Path2D(`M0 ${foot - 150}L${width} ${foot - 100}V${foot}H0Z`));
  context.strokeStyle = 'rgb(214 240 228 / 22%)';
  context.lineWidth = 3;
  context.setLineDash([3, 9]);
  for (let row = 1; row <= 6; row += 1)
    context.stroke(new Path2D(`M0 ${foot - 132 + row * 19}L${width} ${foot - 88 + row * 13}`));
  context.setLineDash([]);
  context.fillStyle = '#dff5ea';
  for (const [x, top] of [
    [width - 330, foot - 180],
    [width - 130, foot - 220],
  ] as const) {
    context.fillRect(x + 24, top, 6, foot - top - 90);
    for (let lamp = 0; lamp < MAST_LAMPS; lamp += 1) context.fillRect(x + lamp * 12, top - 10, 9, 9);
  }
}

function drawPitch(context: CanvasRenderingContext2D, { width, height }: Size): void {
  const foot = height * TOUCHLINE;
  context.strokeStyle = 'rgb(246 255 250 / 75%)';
  context.lineWidth = 4;
  context.stroke(new Path2D(`M0 ${foot + 6}H${width}M0 ${foot + 150}L${width} ${foot + 330}`));
  context.stroke(new Path2D(`M${width - 190} ${foot + 282}A150 52 0 0 1 ${width} ${foot + 268}`));
  // The corner flag in front of it.
  const post = width - 84;
  context.lineWidth = 7;
  context.stroke(new Path2D(`M${post} ${foot + 312}V${foot + 96}`));
  context.fillStyle = '#2fd199';
  context.fill(new Path2D(`M${post} ${foot + 98}q-52 -18 -104 12v58q52 -22 104 -8Z`));
}

/** Draws the background of the poster: a pitch in the evening, seen from the corner; darker under the text. */
function drawStadium(context: CanvasRenderingContext2D, size: Size): void {
  drawSky(context, size);
  drawStand(context, size);
  drawPitch(context, size);
  const shade = context.createLinearGradient(0, 0, 0, size.height);
  shade.addColorStop(0, 'rgb(3 30 24 / 70%)');
  shade.addColorStop(TOUCHLINE, 'rgb(3 30 24 / 5%)');
  shade.addColorStop(1, 'rgb(3 30 24 / 88%)');
  context.fillStyle = shade;
  context.fillRect(0, 0, size.width, size.height);
}

/** Returns the letters as people see them; Firefox before 125 has no segmenter and counts characters. */
const lettersOf = (text: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(
        new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(text),
        ({ segment }) => segment,
      )
    : [...text];

/**
 * A text in lines of at most `width`, cut between whole letters as people see them; what does not fit into the last of
 * the lines ends in `…`.
 * @param measure the width of a text in the same unit
 */
export function wrapLines(
  text: string,
  {
    width,
    maxLines,
    measure,
  }: { readonly width: number; readonly maxLines: number; readonly measure: (text: string) => number },
): readonly string[] {
  const letters = lettersOf(text);
  const lines: string[] = [];
  let line = '';
  for (const [at, letter] of letters.entries()) {
    if (measure(line + letter) <= width || line === '') {
      line += letter;
      continue;
    }
    if (lines.length === maxLines - 1)
      return [...lines, shortened(line + letters.slice(at).join(''), width, measure)];
    lines.push(line);
    line = letter;
  }
  return [...lines, line];
}

function shortened(text: string, width: number, measure: (text: string) => number): string {
  const letters = lettersOf(text);
  while (letters.length > 0 && measure(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('')}…`;
}

/** Size of the image, px. */
export const POSTER = { width: 720, height: 1092 } as const;
const EDGE = 52;
/** The white box around the code, and the least size of a module, both px. */
const CODE_BOX = 224;
const MODULE_MIN = 4;
const NAME_WIDTH = POSTER.width - 2 * EDGE - CODE_BOX - 32;

/** A code as it was drawn: the modules of one side with their quiet zone, and the dark ones as a path. */
export type CodePath = { readonly side: number; readonly dark: string };

/** Returns the code as rendered by `qrcode.react`, or null before it is rendered. */
export function codePathOf(around: Element | null): CodePath | null {
  const svg = around?.querySelector('svg');
  const side = Number(svg?.getAttribute('viewBox')?.split(' ')[2]);
  const dark = [...(svg?.querySelectorAll('path') ?? [])].at(-1)?.getAttribute('d');
  return side > 0 && dark ? { side, dark } : null;
}

type TextStyle = { readonly size: number; readonly weight: number; readonly color: string };

function writer(context: CanvasRenderingContext2D, family: string) {
  const fontOf = ({ size, weight }: Pick<TextStyle, 'size' | 'weight'>) => `${weight} ${size}px ${family}`;
  return {
    fontOf,
    measure: (text: string, style: TextStyle) => {
      context.font = fontOf(style);
      return context.measureText(text).width;
    },
    write: (text: string, x: number, y: number, style: TextStyle) => {
      context.font = fontOf(style);
      context.fillStyle = style.color;
      context.fillText(text, x, y);
    },
  };
}

const HEADLINE: TextStyle = { size: 58, weight: 600, color: '#ffffff' };
const BRAND: TextStyle = { size: 44, weight: 600, color: '#ffffff' };
const NAME: TextStyle = { size: 34, weight: 600, color: '#ffffff' };
const SMALL: TextStyle = { size: 27, weight: 400, color: '#d9eae2' };

/** The code in whole pixels, on white with its quiet zone. */
function drawCode(context: CanvasRenderingContext2D, { side, dark }: CodePath, top: number): void {
  const size = Math.max(MODULE_MIN, Math.floor(CODE_BOX / side));
  const box = Math.max(CODE_BOX, size * side);
  context.fillStyle = '#ffffff';
  context.beginPath();
  context.roundRect(EDGE, top, box, box, 24);
  context.fill();
  const inset = Math.floor((box - size * side) / 2);
  context.save();
  context.translate(EDGE + inset, top + inset);
  context.scale(size, size);
  context.fillStyle = '#0f1c18';
  context.fill(new Path2D(dark));
  context.restore();
}

function drawMark(context: CanvasRenderingContext2D): void {
  context.save();
  context.translate(EDGE, EDGE);
  context.scale(2, 2);
  context.fillStyle = 'rgb(255 255 255 / 16%)';
  context.beginPath();
  context.roundRect(0, 0, 32, 32, 9);
  context.fill();
  context.strokeStyle = '#ffffff';
  context.lineWidth = 3.2;
  context.stroke(new Path2D('M8.5 7.5v16h16M8.5 13.5a10 10 0 0 1 10 10'));
  context.fillStyle = '#ffffff';
  context.fill(new Path2D('M18.5 10.6a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0-6.6 0'));
  context.restore();
}

/** Names of the site and of the member who invites. */
export type PosterNames = { readonly brand: string; readonly name: string };

/**
 * Draws the poster of an invitation. Waits for the fonts before drawing text, because a canvas is not repainted when they
 * load.
 * @throws Error where the browser provides no canvas or no image of it
 */
export async function drawPoster({ brand, name }: PosterNames, code: CodePath): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = POSTER.width;
  canvas.height = POSTER.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const { fontOf, measure, write } = writer(context, getComputedStyle(document.body).fontFamily);
  const from = t('invite.posterFrom', { name });
  const allText = [brand, t('invite.posterLine1'), t('invite.posterLine2'), from].join('');
  await Promise.all([HEADLINE, SMALL].map((style) => document.fonts.load(fontOf(style), allText)));

  drawStadium(context, POSTER);
  drawMark(context);
  write(brand, EDGE + 84, EDGE + 48, BRAND);
  write(t('invite.posterLine1'), EDGE, 220, HEADLINE);
  write(t('invite.posterLine2'), EDGE, 300, HEADLINE);
  const top = POSTER.height - EDGE - CODE_BOX;
  drawCode(context, code, top);
  const left = EDGE + CODE_BOX + 32;
  const lines = wrapLines(from, { width: NAME_WIDTH, maxLines: 2, measure: (text) => measure(text, NAME) });
  const first = top + 84 - (lines.length - 1) * 22;
  for (const [at, line] of lines.entries()) write(line, left, first + at * 44, NAME);
  const under = first + (lines.length - 1) * 44;
  write(t('invite.posterScan'), left, under + 50, SMALL);
  write(t('invite.posterAge'), left, under + 90, SMALL);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}
