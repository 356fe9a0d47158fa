import { filter, firstValueFrom, map, type Subscription, scan } from 'rxjs';
import * as v from 'valibot';
import { afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { ShownFeedItem } from '#contract/community/chat/feed.ts';
import { chatRoomNoOf } from '#contract/community/room/room-ref.ts';
import { AppError } from '#contract/errors.ts';
import { ClientRequestId, MatchId } from '#contract/fields/ids.ts';
import { until } from '#tests/fixtures/time/until.ts';
import type { NextFrame } from '#worker/bridge/streams/remote-stream.ts';
import { type PlatformAdmin, platformAdmin } from './platform-admin.ts';
import { openBoundary, type TestTransport } from './test-transport.ts';

/** The texts a reader of the feed has before them, oldest first. */
function textsOf(shown: readonly string[], item: ShownFeedItem): readonly string[] {
  if (item.is !== 'reset' && item.is !== 'append') return shown;
  const texts = item.rows.flatMap((row) => (row.kind === 'text' ? [row.text] : []));
  return item.is === 'reset' ? texts : [...shown, ...texts];
}

const noMatch = v.parse(MatchId, 'no-such-match');

/** Tests that must pass at the boundary, in every realm of the core. */
export function coreSuite(suiteName: string, transport: TestTransport): void {
  let admin: PlatformAdmin;
  let matchId: MatchId;

  const open = (nextFrame?: NextFrame) => {
    const boundary = openBoundary(transport, nextFrame);
    onTestFinished(boundary.core.close);
    return boundary;
  };
  const follow = (subscription: Subscription) => onTestFinished(() => subscription.unsubscribe());

  beforeAll(async () => {
    admin = platformAdmin(transport.consoleOrigin());
    matchId = v.parse(MatchId, await admin.liveMatch());
  });
  afterEach(() => admin.resetOverrides());

  describe(suiteName, () => {
    test('[7.01] a call brings domain values', async () => {
      const { core } = open();
      const { match } = await core.call('live.matchDetail', { matchId });
      expect(match.matchId).toBe(matchId);
      expect(match.clock.phase).toBeTypeOf('string');
    });

    test('an error crosses whole: code, kind, retry and detail', async () => {
      const { core } = open();
      const refused = await core.call('live.matchDetail', { matchId: noMatch }).catch((error) => error);
      expect(refused).toBeInstanceOf(AppError);
      expect(refused).toMatchObject({ code: 'NOT_FOUND', kind: 'server', retry: false });
      expect(refused.detail.platformCode).toBe(404001);
    });

    test('a wrong input is refused before sending, naming its field', async () => {
      const { core } = open();
      const page = { page: 0, size: 20, sport: null } as const;
      await expect(core.call('live.popular', page)).rejects.toMatchObject({
        code: 'BAD_INPUT',
        kind: 'input',
        detail: { call: 'live.popular', path: 'page' },
      });
    });

    test('an answer that lacks a field is BAD_ANSWER with the path', async () => {
      await admin.addFault({ path: '/api/game/live/v1/matchDetail', kind: 'malformed', field: 'stadium' });
      const { core } = open();
      await expect(core.call('live.matchDetail', { matchId })).rejects.toMatchObject({
        code: 'BAD_ANSWER',
        detail: { call: 'live.matchDetail', path: 'stadium' },
      });
    });

    test('a call closed to the page is refused at run time', async () => {
      const { core, rawCall } = open();
      await core.call('site.config', {});
      const login = {
        name: 'qinghe',
        password: 'p',
        flag: 'web',
        version: '1',
        timewd: '1',
        oldPassword: '',
      };
      for (const name of [
        'account.login',
        'account.logout',
        'transfer.move',
        'no.such',
        'constructor',
        '__proto__',
      ])
        await expect(rawCall(name, login)).rejects.toMatchObject({ code: 'BAD_INPUT' });
      await expect(rawCall('site.config', {})).resolves.toHaveProperty('currencies');
    });

    test('a call can be called off', async () => {
      await admin.addFault({ path: '/api/game/live/v1/matchDetail', kind: 'blackHole' });
      const { core } = open();
      const abort = new AbortController();
      const call = core.call('live.matchDetail', { matchId }, abort.signal);
      await core.call('site.config', {});
      abort.abort();
      await expect(call).rejects.toMatchObject({ code: 'CANCELLED' });
      await expect(core.call('live.matchDetail', { matchId }, abort.signal)).rejects.toMatchObject({
        code: 'CANCELLED',
      });
    });

    test('a thousand ended subscriptions leave nothing open', async () => {
      const boundary = open();
      const settled = Array.from({ length: 1_000 }, async (_, index) => {
        const session$ = boundary.core.stream('session', null);
        if (index % 2) session$.subscribe().unsubscribe();
        else await firstValueFrom(session$);
      });
      await Promise.all(settled);
      await until(async () => expect(await boundary.streamsOpen()).toBe(0));
    });

    test('a slow reader gets one batch and the number of dropped items', async () => {
      const shown = Promise.withResolvers<void>();
      const { core } = open(() => shown.promise);
      const batches: { items: number; dropped: number }[] = [];
      follow(
        core.stream('session', null).subscribe(({ items, dropped }) => {
          batches.push({ items: items.length, dropped });
        }),
      );
      await until(() => expect(batches).toEqual([{ items: 1, dropped: 0 }]));
      for (let round = 0; round < 2; round += 1) {
        await core.services.session.login('qinghe', 'court2026');
        await core.services.session.logout();
      }
      expect(batches).toEqual([
        { items: 1, dropped: 0 },
        { items: 1, dropped: 0 },
      ]);
      shown.resolve();
      await until(() =>
        expect(batches).toEqual([
          { items: 1, dropped: 0 },
          { items: 1, dropped: 0 },
          { items: 1, dropped: 2 },
        ]),
      );
    });

    test('a refused session becomes a directive and ends', async () => {
      const { core } = open();
      const session$ = core.stream('session', null).pipe(map(({ items }) => items.at(-1)?.is));
      const directive = firstValueFrom(core.stream('directives', null).pipe(map(({ items }) => items[0])));
      await core.services.session.login('qinghe', 'court2026');
      await admin.refuse('/api/site/member/v1/info', 'LOGIN_ELSEWHERE', '你的账号在别处登录');
      await expect(core.call('member.info', {})).rejects.toMatchObject({ code: 'LOGIN_ELSEWHERE' });
      const received = await directive;
      expect(received).toMatchObject({ is: 'alert', code: 'LOGIN_ELSEWHERE', message: '你的账号在别处登录' });
      expect(received).toHaveProperty('then', 'login');
      expect(await firstValueFrom(session$.pipe(filter((is) => is === 'guest')))).toBe('guest');
    });

    test('a dead core is replaced, and the chat continues without loss', async () => {
      const boundary = open();
      const { core } = boundary;
      const room = { kind: 'match', matchId } as const;
      const roomNo = chatRoomNoOf(room);
      let shown: readonly string[] = [];
      follow(
        core
          .stream('chat.feed', { room })
          .pipe(scan((texts, { items }) => items.reduce(textsOf, texts), shown))
          .subscribe((texts) => {
            shown = texts.filter((text) => text.startsWith(suiteName));
          }),
      );
      await admin.sendMessage(roomNo, `${suiteName} 一`);
      await until(() => expect(shown).toEqual([`${suiteName} 一`]));
      await core.services.session.login('qinghe', 'court2026');

      await admin.addFault({ path: '/api/game/live/v1/matchDetail', kind: 'blackHole', times: 1 });
      const lost = core.call('live.matchDetail', { matchId }).catch((error) => error);
      await core.call('site.config', {});
      boundary.kill();
      await admin.sendMessage(roomNo, `${suiteName} 二`);
      boundary.focus$.next();
      expect(await lost).toMatchObject({ code: 'CORE_DEAD', retry: true });

      await until(() => expect(boundary.cores.length).toBe(2));
      await until(() => expect(shown).toEqual([`${suiteName} 一`, `${suiteName} 二`]));
      const clientMsgId = v.parse(ClientRequestId, `${Math.random()}`.slice(2));
      const outcome = await core.services.chat.send(room, clientMsgId, `${suiteName} 三`, []);
      expect(outcome).toEqual({ is: 'sent' });
      await until(() => expect(shown).toEqual([`${suiteName} 一`, `${suiteName} 二`, `${suiteName} 三`]));
      await core.services.session.logout();
    }, 40_000);
  });
}
