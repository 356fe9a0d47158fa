/** The module of a room's screen. */
export const ROOM_SCREEN = '/src/app/features/community/room/room-screen.tsx';

/** Modules that load beside the screen of a room, because its chat and its video start with it. */
export const ROOM_LIVE = [
  '/src/app/features/community/room/chat/chat-pane.tsx',
  '/src/app/features/community/video/video-host.tsx',
] as const;

/** Modules that play a room’s video, by its kind. */
export const ENGINES = {
  'engine-hls': ['/src/streams/view/player/hls/hls-player.ts'],
  'engine-flv': ['/src/streams/view/player/flv/flv-player.ts'],
} as const;

/** Modules that an engine shares with the room beside its video: the player’s page has the engine without the room. */
export const ENGINE_SHARED_MODULES = ['/src/streams/view/engine/media-answers.ts'] as const;
