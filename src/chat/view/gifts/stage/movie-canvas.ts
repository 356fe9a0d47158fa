/** Sharper than this costs more than it shows. */
const PIXEL_RATIO_MAX = 2;

/** Pixels of the screen. */
type Size = { readonly width: number; readonly height: number };

function pixelsOf({ width, height }: Size): Size {
  const ratio = Math.min(PIXEL_RATIO_MAX, devicePixelRatio);
  return { width: Math.max(1, Math.round(width * ratio)), height: Math.max(1, Math.round(height * ratio)) };
}

/** A canvas that is drawn on elsewhere. */
export type MovieCanvas = {
  readonly drawnOn: OffscreenCanvas;
  /** Registers a listener for its size, in screen pixels. */
  onFit(listener: (size: Size) => void): void;
  remove(): void;
};

/** Adds a canvas over the host that a worker draws on; null where a browser cannot transfer one. */
export function movieCanvas(host: HTMLElement): MovieCanvas | null {
  const canvas = document.createElement('canvas');
  if (!('transferControlToOffscreen' in canvas)) return null;
  Object.assign(canvas, pixelsOf({ width: host.clientWidth, height: host.clientHeight }));
  const drawnOn = canvas.transferControlToOffscreen();
  let observer: ResizeObserver | null = null;
  host.append(canvas);
  return {
    drawnOn,
    onFit: (listener) => {
      observer = new ResizeObserver(([entry]) => {
        if (entry) listener(pixelsOf(entry.contentRect));
      });
      observer.observe(host);
    },
    remove: () => {
      observer?.disconnect();
      canvas.remove();
    },
  };
}
