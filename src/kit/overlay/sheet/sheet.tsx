import { lazyPart } from '#kit/part/lazy-part.ts';
import { OnceOpened } from '#kit/part/optional-part.tsx';
import type { PageSheetProps } from './page-sheet-popup.tsx';
import type { SheetProps } from './sheet-popup.tsx';

/** Fetches the sheet's code ahead of its first opening. */
export const loadSheet = () => import('./sheet-popup.tsx').then((module) => module.SheetPopup);

const SheetPopup = lazyPart(loadSheet);

/** A panel over the page: from the bottom on a phone, from the right elsewhere. Light until opened. */
export function Sheet(props: SheetProps) {
  return (
    <OnceOpened open={props.open}>
      <SheetPopup {...props} />
    </OnceOpened>
  );
}

const PageSheetPopup = lazyPart(() =>
  import('./page-sheet-popup.tsx').then((module) => module.PageSheetPopup),
);

/** A layer over the whole screen, as wide as it is. Light until opened. */
export function PageSheet(props: PageSheetProps) {
  return (
    <OnceOpened open={props.open}>
      <PageSheetPopup {...props} />
    </OnceOpened>
  );
}
