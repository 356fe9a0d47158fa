/** Position in the image's own px. */
export type Point = { readonly x: number; readonly y: number };

const STEP = 10;
const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

const within = (value: number, most: number) => Math.min(most, Math.max(0, value));

/** Returns the cross-hair's position after a key; null for any other key. */
export function moved(
  { x, y }: Point,
  key: string,
  size: { readonly width: number; readonly height: number },
): Point | null {
  const step = STEPS[key];
  return step ? { x: within(x + step.x, size.width), y: within(y + step.y, size.height) } : null;
}
