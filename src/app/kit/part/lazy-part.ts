import { type ComponentType, createElement, lazy } from 'react';

/** The code of a part did not come. */
export class PartMissing extends Error {}

/** Between two tries, ms: React renders a part that failed once more at once, and must find the same failure. */
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
