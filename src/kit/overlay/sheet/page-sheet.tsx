import { lazyPart } from '#kit/part/lazy-part.ts';
import { OnceOpened } from '../once-opened.tsx';
import type { PageSheetProps } from './page-sheet-popup.tsx';

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
