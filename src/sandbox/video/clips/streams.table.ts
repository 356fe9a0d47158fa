/** Length of a segment, which shows one unit: the shortest piece with whole numbers of both video and sound frames. */
export const SEGMENT_MS = 1_920;
export const UNIT_VIDEO_FRAMES = 48;
export const UNIT_SOUNDS = 60;
/** Length of a part of a segment: whole frames of both video (4) and sound (5), as a player at the live edge loads them. */
export const PART_MS = 160;
export const SEGMENT_PARTS = SEGMENT_MS / PART_MS;

export interface Quality {
  readonly id: 'hd' | 'sd';
  readonly label: string;
  readonly width: number;
  readonly height: number;
}

export type QualityId = Quality['id'];

export const QUALITIES: readonly Quality[] = [
  { id: 'hd', label: '高清 720P', width: 1280, height: 720 },
  { id: 'sd', label: '流畅 360P', width: 640, height: 360 },
];

/** Audio-only rendition of a stream. */
export const SOUND_ALONE = { id: 'audio', label: '仅听声音' } as const;

/** Renditions of a stream: its video in a quality, with the sound, or the sound alone. */
export type RenditionId = QualityId | typeof SOUND_ALONE.id;

/** Video stream of a room by name: `m-<matchId>` or `a-<anchorRoomId>`, like its chat room. */
export type StreamName = string;

export const isRenditionId = (id: string): id is RenditionId =>
  id === SOUND_ALONE.id || QUALITIES.some((quality) => quality.id === id);
