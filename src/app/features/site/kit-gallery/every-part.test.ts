import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const KIT = resolve(import.meta.dirname, '../../../../kit');

/** Parts that a sample shows through another part, and those that show nothing. */
const SHOWN_BY_OTHERS: Readonly<Record<string, string>> = {
  'a11y/scroll-region.tsx': 'shows its content only',
  'a11y/off-screen.tsx': 'the frame of the site has its links; the rest is not visible',
  'feedback/toaster.tsx': 'the frame of the site has it; opened by the buttons of toasts',
  'form/field-frame.tsx': 'every field',
  'image/data-image.tsx': 'an image without an appearance',
  'layout/windowed-list.tsx': 'shows its rows only',
  'link/link.tsx': 'a link without a look',
  'overlay/dialog/alert-dialog-popup.tsx': 'the alert dialog',
  'overlay/dialog/dialog-head.tsx': 'every dialog',
  'overlay/dialog/dialog-popup.tsx': 'the dialog',
  'overlay/dialog/dialog-surface.tsx': 'every dialog',
  'overlay/popover/menu-popup.tsx': 'the menu',
  'overlay/popover/popover-popup.tsx': 'the popover',
  'overlay/sheet/page-sheet-popup.tsx': 'the page sheet',
  'overlay/sheet/sheet-popup.tsx': 'the sheet',
  'part/boundary.tsx': 'not visible',
  'part/optional-part.tsx': 'not visible',
};

test('every part of the kit is on the sheet of samples', () => {
  const samples = globSync('*.tsx', { cwd: import.meta.dirname, exclude: ['*.test.tsx'] })
    .map((file) => readFileSync(resolve(import.meta.dirname, file), 'utf8'))
    .join('\n');
  const parts = globSync('**/*.tsx', { cwd: KIT, exclude: ['**/*.test.tsx'] });
  const without = parts.filter((file) => !samples.includes(`'#kit/${file}'`));
  expect(without.toSorted()).toEqual(Object.keys(SHOWN_BY_OTHERS).toSorted());
});
