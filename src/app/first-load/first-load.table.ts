/** Files that a visit loads beside the page's own, with all that they import. */
export type FirstLoadFiles = {
  readonly of: 'every screen' | 'home' | 'room';
  readonly when: 'with the screen' | 'after the page' | 'once shown' | 'after the main content';
  /** preload: named by the early script, before the page's code runs. import: by the module that shows them. */
  readonly how: 'preload' | 'import';
  /** Paths from the root of the repository. */
  readonly modules: readonly string[];
};

/** Files of the first load, in the order in which they are requested: the build groups and preloads them by these rows. */
export const FIRST_LOAD = {
  /** Rows of home's matches. */
  lists: {
    of: 'home',
    when: 'with the screen',
    how: 'preload',
    modules: ['/src/app/features/home/matches/sport-panel.tsx'],
  },
  room: {
    of: 'room',
    when: 'with the screen',
    how: 'preload',
    modules: ['/src/app/features/community/room/room-screen.tsx'],
  },
  /** Chat and video, which start with the screen of their room. */
  'room-live': {
    of: 'room',
    when: 'with the screen',
    how: 'preload',
    modules: [
      '/src/app/features/community/room/chat/chat-pane.tsx',
      '/src/app/features/community/video/video-host.tsx',
    ],
  },
  'engine-hls': {
    of: 'room',
    when: 'after the page',
    how: 'preload',
    modules: ['/src/streams/view/player/hls/hls-player.ts'],
  },
  'engine-flv': {
    of: 'room',
    when: 'after the page',
    how: 'preload',
    modules: ['/src/streams/view/player/flv/flv-player.ts'],
  },
  header: {
    of: 'every screen',
    when: 'once shown',
    how: 'import',
    modules: [
      '/src/app/shell/header/header-parts.tsx',
      '/src/app/features/community/search/search.tsx',
      '/src/app/features/care/inbox/inbox-bell.tsx',
    ],
  },
  /** Beginning of home: small modules. */
  head: {
    of: 'home',
    when: 'once shown',
    how: 'import',
    modules: [
      '/src/app/features/site/announcement/ticker.tsx',
      '/src/app/features/home/quick/quick-nav.tsx',
      '/src/app/features/play/match/odds/odds-format-picker.tsx',
      '/src/app/features/home/hero/slide-prices.tsx',
    ],
  },
  /** Surroundings of every screen, and sections below home's lists. */
  later: {
    of: 'every screen',
    when: 'after the main content',
    how: 'import',
    modules: [
      '/src/app/shell/later-parts.tsx',
      '/src/app/shell/foot/footer.tsx',
      '/src/app/shell/notices/core-notice.tsx',
      '/src/app/shell/notices/storage-notice.tsx',
      '/src/kit/feedback/toaster.tsx',
      '/src/kit/overlay/preload.ts',
      '/src/app/features/home/side/anchor-rank.tsx',
      '/src/app/features/home/side/expert-views.tsx',
      '/src/app/features/home/sections/hot-anchors.tsx',
      '/src/app/features/home/sections/hot-games.tsx',
      '/src/app/features/home/sections/venues.tsx',
    ],
  },
} as const satisfies Record<string, FirstLoadFiles>;
