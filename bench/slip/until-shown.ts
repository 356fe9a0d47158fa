/**
 * Measures, in the page, from the end of the next tap on a price to the end of the frame that shows it selected or
 * deselected, ms, as interaction to next paint is defined. Work deferred by a frame's own callback runs after that frame is
 * painted.
 */
export function untilPressed(price: Element): Promise<number> {
  const before = price.getAttribute('aria-pressed');
  return new Promise((resolve) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const check = () => {
          if (price.getAttribute('aria-pressed') === before) requestAnimationFrame(check);
          else setTimeout(() => resolve(performance.now() - timeStamp));
        };
        check();
      },
      { once: true, capture: true },
    );
  });
}

/**
 * Measures, in the page, from the end of the next tap to the frame that shows the receipt of an accepted bet, ms.
 * @returns the receipt's text instead, when no accepted bet was shown for ten seconds
 */
export function untilReceipt(): Promise<number | string> {
  return new Promise((resolve) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const check = () => {
          const text = document.querySelector('[aria-label="投注回执"]')?.textContent ?? '';
          if (performance.now() - timeStamp > 10_000) resolve(text);
          else if (!text.includes('已受理')) requestAnimationFrame(check);
          else setTimeout(() => resolve(performance.now() - timeStamp));
        };
        check();
      },
      { once: true, capture: true },
    );
  });
}

/** The value that a share of all is not above; 0 of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
