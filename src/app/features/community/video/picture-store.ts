import type { ReactNode } from 'react';
import type { RoomRef } from '#contract/community/room/schema.ts';
import type { ServerTime } from '#contract/units/time.ts';
import { createWatchers } from '#core-client/shared-store.ts';
import type { DanmakuPorts } from '#streams/view/danmaku/danmaku-ports.ts';
import type { Voice } from '#streams/view/sound/sound-card.tsx';
import type { PictureClock } from '#streams/view/time/picture-clock.ts';
import type { PictureMark } from '#streams/view/time/picture-mark.ts';

/** A live picture and what its room shows with it. */
export type Picture = {
  readonly room: RoomRef;
  /** The address of the room that shows it, without its query. */
  readonly roomPath: string;
  /** The same with its query: where the small picture leads back to. */
  readonly address: string;
  readonly title: string;
  /** Who is heard in it. */
  readonly voice: Voice;
  readonly startAt: ServerTime | null;
  readonly theatre: boolean;
  readonly onTheatre: (theatre: boolean) => void;
  readonly head: ReactNode;
  readonly overlay: ReactNode;
  readonly danmaku: DanmakuPorts;
  /** The chat of the room, for who wants it in full screen. */
  readonly chat: ReactNode;
  /** Reports to the room where the picture is. */
  readonly clock: PictureClock;
  /** What can be seen again, the oldest first. */
  readonly marks: readonly PictureMark[];
};

type State = {
  readonly picture: Picture | null;
  /** False once its room has been left: the picture goes on in a corner of the page. */
  readonly inRoom: boolean;
};

const NONE: State = { picture: null, inRoom: false };

/** What keeps the picture while it has no place on the page; the element never leaves the document, or it would stop. */
let corner: HTMLElement | null = null;
let host: HTMLElement | null = null;
let slot: HTMLElement | null = null;
let state = NONE;
const { watch, notify } = createWatchers();

const set = (next: State) => {
  state = next;
  notify();
};

/** The element the picture is rendered into; it is moved, so that the player in it plays on. */
export function pictureHost(): HTMLElement {
  host ??= document.createElement('div');
  return host;
}

export const watchPicture = watch;
export const pictureNow = (): State => state;

/** Takes the place in the corner; null when it is gone. */
export function setCorner(element: HTMLElement | null): void {
  corner = element;
  if (element && slot === null) element.append(pictureHost());
}

const isPlaying = (): boolean => {
  const video = host?.querySelector('video');
  return Boolean(video && !(video.paused && video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA));
};

/**
 * A room has a place for its picture.
 * @returns the way to leave it, to be called before the place leaves the document; a picture that is paused ends there
 */
export function enterSlot(place: HTMLElement): () => void {
  slot = place;
  place.append(pictureHost());
  return () => {
    if (slot !== place) return;
    slot = null;
    (corner ?? document.body).append(pictureHost());
    set(isPlaying() ? { ...state, inRoom: false } : NONE);
  };
}

/** What a room shows now. The picture of another room ends with it. */
export const showPicture = (picture: Picture): void => set({ picture, inRoom: true });

/** Ends the picture, wherever it is. */
export const closePicture = (): void => {
  if (state.picture) set(NONE);
};
