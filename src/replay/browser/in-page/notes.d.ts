import type { PageNotes } from '#replay/browser/page-notes.ts';

declare global {
  interface Window {
    /** Each observer hands over what it noted since it was last asked. */
    replayNotes: (() => Partial<PageNotes>)[];
  }
}
