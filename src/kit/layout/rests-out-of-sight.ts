let sight: IntersectionObserver | undefined;

const mark = (entries: readonly IntersectionObserverEntry[]) => {
  for (const { target, isIntersecting } of entries) target.toggleAttribute('data-away', !isIntersecting);
};

/**
 * The `ref` of an element whose animation nobody needs while it is out of the window: it has `data-away` then, by which
 * its styles end or pause it. A browser goes on with an animation that is out of sight, and each one costs every frame
 * of the page; even one that is paused keeps a layer of its own.
 */
export function restsOutOfSight(element: Element | null): (() => void) | undefined {
  if (!element) return undefined;
  sight ??= new IntersectionObserver(mark);
  sight.observe(element);
  return () => sight?.unobserve(element);
}
