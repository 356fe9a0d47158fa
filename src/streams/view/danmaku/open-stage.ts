import { canDrawOffscreen, openCanvasStage } from './canvas-stage.ts';
import type { StageHandle, StageOpening } from './stage-handle.ts';

/** The best stage that this browser has. The second one is fetched only where it is needed. */
export async function openStage(opening: StageOpening): Promise<StageHandle> {
  if (canDrawOffscreen()) return openCanvasStage(opening);
  const { openStripStage } = await import('./strip-stage.ts');
  return openStripStage(opening);
}
