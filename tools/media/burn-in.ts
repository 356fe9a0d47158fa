import type { Drawing } from '#sandbox/art/drawing.ts';
import { FPS } from './timeline.ts';

/** The loop's own clock in the picture, `mm:ss.t`: against the origin's clock it shows how late a viewer is. */
export function burnIn(drawing: Drawing, frame: number): Drawing {
  const tenths = Math.floor((frame / FPS) * 10);
  const seconds = String(Math.floor(tenths / 10)).padStart(2, '0');
  const x = drawing.width / 2;
  const pill = `<rect x="${x - 74}" y="26" width="148" height="42" rx="10" fill="#03100d" fill-opacity=".5"/>`;
  const text = `<text x="${x}" y="57" font-size="30" font-weight="500" text-anchor="middle" fill="#eafff5" fill-opacity=".9" style="font-variant-numeric:tabular-nums">00:${seconds}.${tenths % 10}</text>`;
  return { ...drawing, body: drawing.body + pill + text };
}
