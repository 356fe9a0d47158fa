import { type ComponentType, createElement, lazy } from 'react';

/** Thrown while rendering a part whose code did not load. */
export class PartMissing extends Error {}

/** Least time between two fetches, ms: React renders a failed part again at once, and must meet the same failure. */
const SAME_FAILURE_MS = 500;

/** Number of fetches of a style sheet that parts wait for. A permanently missing sheet must not block every other part. */
const AWAITED_TRIES = 3;

type MissedStyle = { link: HTMLLinkElement; tries: number; coming: Promise<void> | null };

/** Style sheets of the build that failed to load. The bundler's loader requests each only once in the lifetime of a page. */
const missedStyles = new Map<string, MissedStyle>();

const noteMissed = ({ target }: Event): void => {
  if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
  if (!missedStyles.has(target.href)) missedStyles.set(target.href, { link: target, tries: 1, coming: null });
};

/** Puts a new link in the place of one that failed; rejects when it fails too, and is still waited for. */
const refetched = (missed: MissedStyle): Promise<void> =>
  new Promise((done, fail) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = missed.link.crossOrigin;
    link.href = missed.link.href;
    link.addEventListener('load', () => {
      missedStyles.delete(link.href);
      done();
    });
    link.addEventListener('error', () => {
      missed.coming = null;
      missed.tries += 1;
      if (missed.tries < AWAITED_TRIES) fail(new PartMissing());
      else done();
    });
    missed.link.replaceWith(link);
    missed.link = link;
  });

/** Returns the pending fetch of a missed style sheet, or starts one. */
function comingStyle(missed: MissedStyle): Promise<void> {
  missed.coming ??= refetched(missed);
  return missed.coming;
}

/** Fetches a part together with style sheets that an earlier try missed. */
export async function loadStyled<Part>(load: () => Promise<Part>): Promise<Part> {
  addEventListener('error', noteMissed, true);
  await Promise.all([...missedStyles.values()].map(comingStyle));
  return load();
}

/**
 * Creates a component whose code is fetched on its first render. After a failed fetch a later render, triggered by a
 * `Boundary`, fetches it again. Firefox caches a failure for the lifetime of the page: there a reload is required.
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
