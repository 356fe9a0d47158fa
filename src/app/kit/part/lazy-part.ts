import { type ComponentType, createElement, lazy } from 'react';

/** Thrown while rendering a part whose code did not load. */
export class PartMissing extends Error {}

/** Least time between two fetches, ms: React renders a failed part again at once, and must meet the same failure. */
const SAME_FAILURE_MS = 500;

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
      load().then(
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
