import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { pathAfterLogin } from '#app/routes/paths.ts';
import { chatRoomNoOf, roomFromPath } from '#contract/community/room/room-ref.ts';
import { sitePath } from '#contract/site/navigation/schema.ts';
import { openPlayUrl, sealPlayUrl } from '#contract/wire/play-url.ts';
import { nodeEngine } from '#sandbox/base/node-engine.ts';
import { anyText, forEvery, forEveryAsync } from './every-input.ts';

const SITE = 'https://site.test';
const SECRET = 'a-secret';

const addresses = fc.oneof(
  anyText,
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc
    .tuple(
      fc.constantFrom('/', '//', '\\', '/\\', '/\t/', 'javascript:', 'https:', ' /', '/app/', '%2f%2f'),
      anyText,
    )
    .map(([head, tail]) => head + tail),
);

test('[2.01] login redirects stay on this site for any address', () => {
  forEvery(addresses, (fromPage) => {
    const path = pathAfterLogin(fromPage);
    expect(path).toMatch(/^\//);
    expect(new URL(path, SITE).origin).toBe(SITE);
  });
});

test('[2.10] a platform link is a path on this site or refused', () => {
  forEvery(addresses, (link) => {
    const read = v.safeParse(sitePath, link);
    if (read.success) expect(new URL(read.output, SITE).href).toBe(SITE + read.output);
  });
});

test('a room address contains a valid room or none', () => {
  forEvery(fc.tuple(fc.constantFrom('match', 'anchor', 'x', undefined), anyText), ([kind, id]) => {
    const room = roomFromPath(kind, id);
    if (room) expect(chatRoomNoOf(room)).toMatch(/^[ma]-[\w:-]{1,62}$/);
  });
});

test('[2.04] only links of this site open the player page', async () => {
  const good = await sealPlayUrl(nodeEngine, SECRET, {
    siteId: 5000,
    room: { kind: 'match', matchId: Object('m1') },
    lineId: null,
    expiresAt: 2,
  });
  const mutated = fc
    .tuple(fc.nat({ max: good.length - 1 }), fc.nat({ max: 3 }), anyText)
    .map(([at, removed, added]) => good.slice(0, at) + added.slice(0, 8) + good.slice(at + removed));
  await forEveryAsync(fc.oneof(mutated, addresses), async (text) => {
    const opening = await openPlayUrl(nodeEngine, SECRET, text, { siteId: 5000, now: 1 });
    expect(opening.is).toBe(text === good ? 'open' : 'refused');
  });
});
