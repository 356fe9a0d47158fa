import type { Page } from '@playwright/test';

/** Returns the addresses of video requested since: playlists, segments and FLV streams. */
export function videoRequestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/live/')) asked.push(pathname);
  });
  return asked;
}
