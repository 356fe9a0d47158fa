import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const PASS_MS = 300_000;

export type MediaPass = {
  /** Query that lets a viewer in to one stream for five minutes, and when it ends (epoch ms). */
  issue(stream: string): { readonly query: string; readonly expiresAt: number };
  /** Reports whether a media URL carries a pass for its stream. */
  check(url: URL): 'ok' | 'expired' | 'refused';
};

const streamIn = (path: string) => /^\/live\/([\w-]+)[/.]/.exec(path)?.[1];

/** Passes for media URLs: HMAC of stream and end. The key lives as long as the sandbox runs. */
export function createMediaPass(now: () => number): MediaPass {
  const key = randomBytes(32);
  const tagOf = (stream: string, expiresAt: string) =>
    createHmac('sha256', key).update(`${stream}\n${expiresAt}`).digest();
  return {
    issue(stream) {
      const expiresAt = now() + PASS_MS;
      const query = new URLSearchParams({
        exp: `${expiresAt}`,
        pass: tagOf(stream, `${expiresAt}`).toString('hex'),
      });
      return { query: query.toString(), expiresAt };
    },
    check(url) {
      const stream = streamIn(url.pathname);
      const expiresAt = url.searchParams.get('exp') ?? '';
      const actual = Buffer.from(url.searchParams.get('pass') ?? '', 'hex');
      if (stream === undefined) return 'refused';
      const expected = tagOf(stream, expiresAt);
      if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return 'refused';
      return Number(expiresAt) > now() ? 'ok' : 'expired';
    },
  };
}
