/**
 * What a page of the site may do. The video domains and the other API line are the only foreign origins it talks to, and
 * the venues' the only ones it shows.
 */
export function contentPolicy(videoOrigins: readonly string[], venues: readonly string[]): string {
  const video = videoOrigins.join(' ');
  return [
    "default-src 'self'",
    "script-src 'self'",
    "worker-src 'self' blob:",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `connect-src 'self' data: ${video}`,
    `media-src 'self' blob: ${video}`,
    "font-src 'self'",
    `frame-src ${venues.join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
