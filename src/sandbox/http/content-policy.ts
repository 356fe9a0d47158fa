/** What a page of the site may do. The video domains and the other API line are the only foreign origins it talks to. */
export function contentPolicy(videoOrigins: readonly string[]): string {
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
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
