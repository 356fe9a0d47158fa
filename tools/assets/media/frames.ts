import type { Page } from 'playwright';
import { svgDocument } from '#sandbox/world/art/drawing.ts';
import { drawingsIn } from './football/wide-shot.ts';
import type { Reel } from './reel.ts';

export const FRAME_SIZE = { width: 1280, height: 720 };
const { width, height } = FRAME_SIZE;
const BLANK = `<style>body{margin:0}svg{display:block;width:${width}px;height:${height}px}</style><main></main>`;

/** Yields every frame of a reel as PNG, drawn by the browser one after another; each drawing is used twice. */
export async function* framesOf(page: Page, reel: Reel): AsyncGenerator<Uint8Array> {
  await page.setViewportSize(FRAME_SIZE);
  await page.setContent(BLANK);
  const stage = page.locator('main');
  const devtools = await page.context().newCDPSession(page);
  for (const { units, draw } of reel.clips) {
    for (const drawing of drawingsIn(units)) {
      await stage.evaluate(
        (element, drawn) => {
          element.innerHTML = drawn;
        },
        svgDocument(draw(drawing)),
      );
      const { data } = await devtools.send('Page.captureScreenshot', {
        format: 'png',
        optimizeForSpeed: true,
      });
      const frame = Buffer.from(data, 'base64');
      yield frame;
      yield frame;
    }
  }
}
