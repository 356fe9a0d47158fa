import { type ComponentType, createElement, lazy } from 'react';

/** Thrown while rendering a part whose code did not load. */
export class PartMissing extends Error {}

/** Least time between two fetches, ms: React renders a failed part again at once, and must meet the same failure. */
const SAME_FAILURE_MS = 500;

/** Style sheets of the build that did not load. The bundler's loader asks for each only once in the life of a page. */
const missedStyles = new Set<HTMLLinkElement>();

const noteMissed = ({ target }: Event): void => {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missedStyles.add(target);
};

/** Puts a new link in the place of one that failed; rejects when it fails too. */
const refetched = (missed: HTMLLinkElement): Promise<void> =>
  new Promise((done, fail) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = missed.crossOrigin;
    link.href = missed.href;
    link.addEventListener('load', () => done());
    link.addEventListener('error', fail);
    missedStyles.delete(missed);
    missed.replaceWith(link);
  });

/** Fetches a part together with style sheets that an earlier try missed. */
async function loadStyled<Part>(load: () => Promise<Part>): Promise<Part> {
  addEventListener('error', noteMissed, true);
  await Promise.all([...missedStyles].map(refetched));
  return load();
}

/**
 * A component whose code is fetched when it is first rendered. When the code does not come, a later rendering fetches it
 * again; a `Boundary` sees to that. Firefox keeps a failure for as long as the page lives: there a reload is the way on.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let failedAt = 0;
  const begin = (): ComponentType<Props> =>
    lazy(() =>
      loadStyled(load).then(
        (part) => ({ default: part }),
        () => {
          failedAt = performance.now();
          throw new PartMissing();
        },
      ),
    );
  let newest = begin();
  const current = () => {
    if (failedAt === 0 || performance.now() - failedAt <= SAME_FAILURE_MS) return newest;
    failedAt = 0;
    newest = begin();
    return newest;
  };
  return (props) => createElement(current(), props);
}
