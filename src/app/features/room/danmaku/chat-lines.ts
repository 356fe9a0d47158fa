import { streamOf } from '#app/core-client/core.ts';
import type { RoomRef } from '#contract/models/room.ts';
import { type ChatLine, createFlyingLines } from './flying-lines.ts';

/** What people say in a room from now on, for views that show it beside the list. */
export const chatLines =
  (room: RoomRef) =>
  (onOrigin: (line: ChatLine) => void): (() => void) => {
    const linesOf = createFlyingLines();
    const subscription = streamOf('chat.feed', { room }).subscribe(({ items }) => {
      for (const item of items) for (const line of linesOf(item)) onOrigin(line);
    });
    return () => subscription.unsubscribe();
  };
