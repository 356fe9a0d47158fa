import type { PageNotes } from '#replay/transports/browser/page-notes.ts';

declare global {
  interface Window {
    /** Each function returns the notes of one observer since the last reading. */
    replayNotes: (() => Partial<PageNotes>)[];
  }
}
