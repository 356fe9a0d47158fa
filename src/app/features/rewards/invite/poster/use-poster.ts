import { type RefObject, useEffect, useState } from 'react';
import { codePathOf, drawPoster, type PosterNames } from './draw-poster.ts';

type Poster =
  | { readonly is: 'drawing' | 'failed' }
  | { readonly is: 'drawn'; readonly image: Blob; readonly address: string };

/** Time after which an undrawn code counts as missing, ms; a later one still produces a poster. */
const CODE_BY_MS = 15_000;

/** Waits until the code inside is rendered; its renderer is loaded in a separate file. */
function whenDrawn(
  around: Element,
  signal: AbortSignal,
): Promise<NonNullable<ReturnType<typeof codePathOf>>> {
  const { promise, resolve } = Promise.withResolvers<NonNullable<ReturnType<typeof codePathOf>>>();
  const check = () => {
    const code = codePathOf(around);
    if (code) resolve(code);
    return code !== null;
  };
  if (check()) return promise;
  const observer = new MutationObserver(() => check() && observer.disconnect());
  observer.observe(around, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
  return promise;
}

/** Returns the poster of a member, drawn once their code is on the page; its object URL is revoked when the screen is left. */
export function usePoster({ brand, name }: PosterNames, codeRef: RefObject<HTMLElement | null>): Poster {
  const [poster, setPoster] = useState<Poster>({ is: 'drawing' });
  useEffect(() => {
    const controller = new AbortController();
    const around = codeRef.current;
    let address = '';
    const draw = async (from: Element) => {
      const image = await drawPoster({ brand, name }, await whenDrawn(from, controller.signal));
      if (controller.signal.aborted) return;
      address = URL.createObjectURL(image);
      setPoster({ is: 'drawn', image, address });
    };
    const late = setTimeout(
      () => setPoster((now) => (now.is === 'drawing' ? { is: 'failed' } : now)),
      CODE_BY_MS,
    );
    if (around) draw(around).catch(() => controller.signal.aborted || setPoster({ is: 'failed' }));
    return () => {
      clearTimeout(late);
      controller.abort();
      URL.revokeObjectURL(address);
    };
  }, [brand, name, codeRef]);
  return poster;
}
