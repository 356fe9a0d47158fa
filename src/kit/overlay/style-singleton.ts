/**
 * Applies styles while a component is mounted. Replaces the package of that name, which Radix dialogs use to lock page
 * scroll: it inserts a style element into the document, which the content security policy blocks. A constructed style sheet
 * is allowed.
 */
import { type FunctionComponent, useEffect } from 'react';

type Props = { readonly styles: string };

/** Shared style sheet that stays in the document while it has holders; the first holder determines its content. */
function sharedSheet() {
  let holders = 0;
  let sheet: CSSStyleSheet | null = null;
  return {
    hold(styles: string): void {
      holders += 1;
      if (sheet) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets.push(sheet);
    },
    release(): void {
      holders -= 1;
      if (holders > 0) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
      sheet = null;
    },
  };
}

/** A component that adds styles while at least one of it is mounted. */
export function styleSingleton(): FunctionComponent<Props> {
  const sheet = sharedSheet();
  return ({ styles }) => {
    useEffect(() => {
      sheet.hold(styles);
      return sheet.release;
    }, [styles]);
    return null;
  };
}
