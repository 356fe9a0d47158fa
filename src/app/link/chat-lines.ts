import type { RoomRef } from '#contract/models/room.ts';
import { streamOf } from './core.ts';

type ChatLine = { readonly key: string; readonly text: string; readonly own: boolean };

/** What people say in a room from now on, for whoever shows it beside the list. */
export const chatLines =
  (room: RoomRef) =>
  (onLine: (line: ChatLine) => void): (() => void) => {
    const subscription = streamOf('chat.feed', { room }).subscribe(({ items }) => {
      for (const item of items) {
        if (item.is !== 'append') continue;
        for (const row of item.rows) {
          if (row.kind === 'text') onLine({ key: row.key, text: row.text, own: row.own !== null });
        }
      }
    });
    return () => subscription.unsubscribe();
  };
