import type { ReactNode } from 'react';
import { proxy, ref } from 'valtio';
import type { RoomRef } from '#contract/community/room/room-ref.ts';
import type { ServerTime } from '#contract/units/time.ts';
import type { DanmakuPorts } from '#streams/view/danmaku/danmaku-ports.ts';
import type { Voice } from '#streams/view/sound/sound-card.tsx';
import type { PlaybackClock } from '#streams/view/time/playback-clock.ts';
import type { TimelineMark } from '#streams/view/time/timeline-mark.ts';

/** Live video and the room's data shown with it. */
export type LiveVideo = {
  readonly room: RoomRef;
  /** The address of the room that shows it, without its query. */
  readonly roomPath: string;
  /** Path of the room with its query: target of the mini player's link. */
  readonly address: string;
  readonly title: string;
  /** Audio source of the video. */
  readonly voice: Voice;
  readonly startAt: ServerTime | null;
  readonly theatre: boolean;
  readonly onTheatre: (theatre: boolean) => void;
  readonly head: ReactNode;
  readonly overlay: ReactNode;
  readonly danmaku: DanmakuPorts;
  /** The chat of the room, for who wants it in full screen. */
  readonly chat: ReactNode;
  /** Position of the video, by which the room holds its other parts. */
  readonly clock: PlaybackClock;
  /** Moments that can be replayed, the oldest first. */
  readonly marks: readonly TimelineMark[];
};

type State = {
  video: ReturnType<typeof ref<LiveVideo>> | null;
  /** False once its room has been left: the video continues in a corner of the page. */
  inRoom: boolean;
};

/** The live video of the page. */
export const liveVideo = proxy<State>({ video: null, inRoom: false });

/** Holder of the video while it has no slot on the page; the element never leaves the document, or it would stop. */
let corner: HTMLElement | null = null;
let host: HTMLElement | null = null;
let slot: HTMLElement | null = null;

/** Returns the element the video is rendered into; it is moved, so that the player in it continues. */
export function videoHost(): HTMLElement {
  host ??= document.createElement('div');
  return host;
}

/** Sets the slot in the corner; null when it was removed. */
export function setCorner(element: HTMLElement | null): void {
  corner = element;
  if (element && slot === null) element.append(videoHost());
}

const isPlaying = (): boolean => {
  const video = host?.querySelector('video');
  return Boolean(video && !(video.paused && video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA));
};

/**
 * Registers a room's slot for its video.
 * @returns a function that leaves it, to be called before the slot leaves the document; a paused video is closed there
 */
export function enterSlot(element: HTMLElement): () => void {
  slot = element;
  element.append(videoHost());
  return () => {
    if (slot !== element) return;
    slot = null;
    (corner ?? document.body).append(videoHost());
    if (isPlaying()) liveVideo.inRoom = false;
    else closeVideo();
  };
}

/** Shows a room's video. The video of another room is closed. */
export function showVideo(video: LiveVideo): void {
  liveVideo.video = ref(video);
  liveVideo.inRoom = true;
}

/** Closes the video, wherever it is shown. */
export function closeVideo(): void {
  liveVideo.video = null;
  liveVideo.inRoom = false;
}
