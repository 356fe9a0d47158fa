/**
 * Layout of a room's parts in a window. panes: beside each other. beside: the chat is next to the video. turned: the video
 * fills a phone in landscape, and the chat is shown over it. short: a keyboard leaves little height, so that the video is a
 * strip. upright: video, score and chat one under the other.
 */
export type RoomShape = 'panes' | 'beside' | 'turned' | 'short' | 'upright';

/** From here on a room has panes on both sides of its stage or on one. */
const PANES_FROM_PX = 1_024;
const BESIDE_FROM_PX = 720;
const TURNED_FROM_PX = 560;
const TURNED_UP_TO_PX = 440;
const SHORT_BELOW_PX = 600;

/** The shape of a room in the part of the window that can be seen, in CSS pixels. */
export function roomShapeOf(width: number, height: number): RoomShape {
  if (width >= PANES_FROM_PX) return 'panes';
  if (width >= TURNED_FROM_PX && height <= TURNED_UP_TO_PX) return 'turned';
  if (width >= BESIDE_FROM_PX && width > height) return 'beside';
  return height < SHORT_BELOW_PX ? 'short' : 'upright';
}
