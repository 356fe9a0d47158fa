import { EMOTE_SHEET, type Emote, sheetPositionOf } from '#contract/community/expression/emotes.table.ts';
import { backOff } from '#timing/back-off.ts';

/** Position and size of an emote, px of the canvas. */
type Square = { readonly left: number; readonly top: number; readonly size: number };

export type EmoteSheet = {
  /** @returns false, with nothing drawn, while the sheet is loading and where it failed to load */
  draw(context: OffscreenCanvasRenderingContext2D, emote: Emote, to: Square): boolean;
};

const AGAIN = { first: 2_000, longest: 60_000 } as const;

/** Fetches the image with all emotes. @throws Error when it could not be loaded */
export async function fetchSheet(): Promise<ImageBitmap> {
  const answer = await fetch(EMOTE_SHEET.url);
  if (!answer.ok) throw new Error(`the sheet of emotes: HTTP ${answer.status}`);
  return createImageBitmap(await answer.blob());
}

/**
 * Draws the emotes as images; the sheet is fetched for the first one that is drawn, and after a failure for the first one
 * drawn after the back-off.
 * @param onHere called once the sheet has loaded: texts drawn without it can be drawn again
 */
export function createEmoteSheet(
  onHere: () => void,
  load: () => Promise<ImageBitmap> = fetchSheet,
  now: () => number = () => performance.now(),
): EmoteSheet {
  let failures = 0;
  let notBefore = 0;
  let sheet: ImageBitmap | 'asked' | null = null;
  const loadSheet = () => {
    if (now() < notBefore) return;
    sheet = 'asked';
    load().then(
      (bitmap) => {
        sheet = bitmap;
        onHere();
      },
      () => {
        sheet = null;
        failures += 1;
        notBefore = now() + backOff(AGAIN, failures);
      },
    );
  };
  return {
    draw(context, emote, { left, top, size }) {
      if (sheet === null) loadSheet();
      if (sheet === null || sheet === 'asked') return false;
      const { x, y } = sheetPositionOf(emote);
      const { cellPx } = EMOTE_SHEET;
      context.drawImage(sheet, x, y, cellPx, cellPx, left, top, size, size);
      return true;
    },
  };
}
