import type { Page } from '@playwright/test';

/** Returns the addresses of video requested since: playlists, segments and FLV streams. */
export function videoRequestsOf(page: Page): string[] {
  const requestedPaths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/live/')) requestedPaths.push(pathname);
  });
  return requestedPaths;
}
