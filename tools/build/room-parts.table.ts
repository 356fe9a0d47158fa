/** The module of a room's screen. */
export const ROOM_SCREEN = '/src/app/features/community/room/room-screen.tsx';

/** What loads beside the screen of a room, because its chat and its picture begin with it. */
export const ROOM_LIVE = [
  '/src/app/features/community/room/chat/chat-pane.tsx',
  '/src/app/features/community/video/picture-host.tsx',
] as const;

/** What plays a room's picture, by the kind of it. */
export const ENGINES = {
  'engine-hls': ['/src/streams/view/player/hls/hls-player.ts'],
  'engine-flv': ['/src/streams/view/player/flv/flv-player.ts'],
} as const;

/** What an engine shares with the room beside its picture: the player's page has the engine without the room. */
export const BESIDE_ENGINES = ['/src/streams/view/engine/media-answers.ts'] as const;
