import type { Page } from 'playwright';
import { svgDocument } from '#sandbox/art/drawing.ts';
import { burnIn } from './burn-in.ts';
import type { Scene } from './scenes.ts';
import { FRAME_SIZE, FRAMES } from './timeline.ts';

const { width, height } = FRAME_SIZE;
const BLANK = `<style>body{margin:0}svg{display:block;width:${width}px;height:${height}px}</style><main></main>`;

/** Every frame of a scene as PNG, drawn by the browser one after another. */
export async function* framesOf(page: Page, scene: Scene): AsyncGenerator<Uint8Array> {
  await page.setViewportSize(FRAME_SIZE);
  await page.setContent(BLANK);
  const stage = page.locator('main');
  for (let frame = 0; frame < FRAMES; frame++) {
    const svg = svgDocument(burnIn(scene.draw(frame), frame));
    await stage.evaluate((element, drawn) => {
      element.innerHTML = drawn;
    }, svg);
    yield await page.screenshot();
  }
}
