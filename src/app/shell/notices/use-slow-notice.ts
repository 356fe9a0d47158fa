import { useEffect } from 'react';
import { showToast } from '#kit/feedback/toast-store.ts';
import { t } from './texts.ts';

/** Interval between samples of the page, ms. */
const SAMPLE_EVERY_MS = 1_000;
/** Number of samples that find the same content loading before it counts as slow. */
const SLOW_SAMPLES = 8;

function isInView(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const isInside = bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
  return isInside && element.checkVisibility();
}

/**
 * Shows a toast, once per wait, when content in view has been loading for eight seconds. A request may take longer than
 * that before it fails, and a placeholder alone does not distinguish a slow platform from a broken page.
 */
export function useSlowNotice(): void {
  useEffect(() => {
    const samples = new WeakMap<Element, number>();
    let wasSlow = false;
    const sample = () => {
      if (document.hidden || !navigator.onLine) return;
      const loading = [...document.querySelectorAll('[data-loading]')].filter(isInView);
      for (const element of loading) samples.set(element, (samples.get(element) ?? 0) + 1);
      const isSlow = loading.some((element) => (samples.get(element) ?? 0) > SLOW_SAMPLES);
      if (isSlow && !wasSlow) showToast({ text: t('notice.slow'), forAnybody: true });
      wasSlow = isSlow;
    };
    const timer = setInterval(sample, SAMPLE_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
}
