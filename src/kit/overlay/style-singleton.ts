/**
 * Styles that hold while something shows, in place of the package of that name, which Radix's windows use to lock the page
 * under them: it writes a block of style into the document, which the content policy refuses. A constructed sheet is none.
 */
import { type FunctionComponent, useEffect } from 'react';

type Props = { readonly styles: string };

/** A sheet that is in the document for as long as somebody holds it; the first decides what it says. */
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
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
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
