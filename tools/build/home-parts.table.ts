/** Modules that load home’s rows of matches: requested beside the screen. */
export const HOME_LISTS = ['/src/app/features/home/matches/sport-panel.tsx'] as const;

/** Modules that load as soon as the header of a page is shown. */
export const HEADER = [
  '/src/app/shell/header/header-parts.tsx',
  '/src/app/features/community/search/search.tsx',
  '/src/app/features/care/inbox/inbox-bell.tsx',
] as const;

/** Modules that load as soon as home is shown, all of them small. */
export const HOME_HEAD = [
  '/src/app/features/site/announcement/ticker.tsx',
  '/src/app/features/home/quick/quick-nav.tsx',
  '/src/app/features/play/match/odds/odds-format-picker.tsx',
  '/src/app/features/home/hero/slide-prices.tsx',
] as const;

/** Modules that load after the first screen: around every screen, and below home’s lists. */
export const LATER = [
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
] as const;
