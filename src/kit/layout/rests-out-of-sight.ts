let sight: IntersectionObserver | undefined;

const mark = (entries: readonly IntersectionObserverEntry[]) => {
  for (const { target, isIntersecting } of entries) target.toggleAttribute('data-away', !isIntersecting);
};

/**
 * Callback `ref` for an element whose animation is not needed while it is outside the window: it has `data-away` then, by
 * which its styles end or pause it. A browser continues an animation that is not visible, and each one costs every frame of
 * the page; even a paused one keeps a separate layer.
 */
export function restsOutOfSight(element: Element | null): (() => void) | undefined {
  if (!element) return undefined;
  sight ??= new IntersectionObserver(mark);
  sight.observe(element);
  return () => sight?.unobserve(element);
}
