import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ChatMessage } from '#contract/community/chat-message/schema.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { createSandbox } from '#sandbox/sandbox.ts';
import { sceneOf } from '../examples/call-examples.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { createWireClient, loggedIn } from '../wire-client.ts';

const sandbox = sandboxForFile();

const now = () => sandbox().world.clock.now();

const member = (name: string) => loggedIn(sandbox().origin, now, name);

type Client = Awaited<ReturnType<typeof member>>;

const later = (ms: number) => {
  const { clock } = sandbox().world;
  if (clock.mode === 'driven') clock.advance(ms);
};

const coinsOf = async (client: Client) => {
  const { data } = await client.call('coin.balance', {});
  return Number(v.parse(v.object({ coins: v.string() }), data).coins);
};

let lastId = 0;

const gift = (roomNo: string, giftId = 'g02', count = 1) => {
  lastId += 1;
  return { roomNo, giftId, count, clientRequestId: `gift-${lastId}` };
};

const giftsIn = (roomNo: string) =>
  sandbox()
    .world.rooms.before(roomNo, null, 200)
    .list.flatMap(({ content }) => (content.msgType === 'giftPush' ? [content] : []));

const proof = async () => (await fetch(`${sandbox().consoleOrigin}/sandbox/ledger/verify`)).json();

test('[3.08] the gifts have every specified field and fetchable animations', async () => {
  const { data } = await createWireClient(sandbox().origin, now).call('gift.config', {});
  const fields = ['giftId', 'giftType', 'status', 'giftCode', 'price', 'name', 'url', 'svgaUrl'] as const;
  const { list } = v.parse(v.object({ list: v.array(v.record(v.picklist(fields), v.unknown())) }), data);
  expect(list.length).toBeGreaterThanOrEqual(12);
  for (const { url, svgaUrl } of list.slice(0, 3)) {
    const [image, animation] = await Promise.all(
      [url, svgaUrl].map((path) => fetch(sandbox().origin + path)),
    );
    expect([image?.status, animation?.status]).toEqual([200, 200]);
    expect(image?.headers.get('content-type')).toBe('image/svg+xml');
  }
});

describe('[6.03] the permission call', () => {
  test('allows a member with a phone, however few coins they have', async () => {
    const { roomNo } = sceneOf(sandbox());
    expect((await (await member('xinren')).call('gift.permission', { roomNo })).data).toEqual({
      allowed: true,
      reason: null,
    });
  });

  test('answers for buying coins where no room is named', async () => {
    const [xinren, wuhao] = [await member('xinren'), await member('wuhao')];
    const answerFor = async (client: Client) => (await client.call('gift.permission', { roomNo: null })).data;
    expect(await answerFor(xinren)).toEqual({ allowed: true, reason: null });
    expect(await answerFor(wuhao)).toEqual({ allowed: false, reason: 'newcomer' });
  });

  test('distinguishes newcomers without a phone, muted members and closed rooms', async () => {
    const { anchorRoomId } = sceneOf(sandbox());
    const roomNo = `a-${anchorRoomId}`;
    const [wuhao, qinghe, admin] = [await member('wuhao'), await member('qinghe'), await member('fangguan')];
    const reasonFor = async (client: Client) => (await client.call('gift.permission', { roomNo })).data;
    expect(await reasonFor(wuhao)).toEqual({ allowed: false, reason: 'newcomer' });
    await admin.call('chat.mute', { roomNo, userId: 'u-qinghe', minutes: 1 });
    expect(await reasonFor(qinghe)).toEqual({ allowed: false, reason: 'blocked' });
    expect((await qinghe.call('gift.reward', gift(roomNo))).code).toBe(PLATFORM_CODES.GIFT_NOT_ALLOWED);
    await admin.call('chat.unblock', { roomNo, userId: 'u-qinghe' });
    await postAdmin(sandbox(), `/sandbox/rooms/${roomNo}`, { status: 0 });
    expect(await reasonFor(qinghe)).toEqual({ allowed: false, reason: 'roomClosed' });
    expect((await qinghe.call('gift.reward', gift(roomNo))).code).toBe(PLATFORM_CODES.CHAT_CLOSED);
    await postAdmin(sandbox(), `/sandbox/rooms/${roomNo}`, { status: null });
  });
});

describe('giving', () => {
  test('charges the giver, shows the gift, and balances the ledger', async () => {
    const { roomNo } = sceneOf(sandbox());
    const beian = await member('beian');
    const before = await coinsOf(beian);
    const shown = giftsIn(roomNo).length;
    const { data } = await beian.call('gift.reward', gift(roomNo, 'g03', 10));
    expect(data).toEqual({ coins: String(before - 660) });
    expect(await coinsOf(beian)).toBe(before - 660);
    expect(giftsIn(roomNo).slice(shown)).toMatchObject([{ name: '助威喇叭', count: 10, price: '66' }]);
    expect(await proof()).toMatchObject({ sound: true });
  });

  test('is one gift however often it is requested, also concurrently', async () => {
    const { roomNo } = sceneOf(sandbox());
    const beian = await member('beian');
    const before = await coinsOf(beian);
    const shown = giftsIn(roomNo).length;
    const giftRequest = gift(roomNo, 'g04');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => beian.call('gift.reward', giftRequest)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await coinsOf(beian)).toBe(before - 188);
    expect(giftsIn(roomNo)).toHaveLength(shown + 1);
    const other = await beian.call('gift.reward', { ...giftRequest, count: 2 });
    expect(other.code).toBe(PLATFORM_CODES.BAD_REQUEST);
  });

  test('is refused without the coins, and can be retried after buying some', async () => {
    const { roomNo } = sceneOf(sandbox());
    const qinghe = await member('qinghe');
    const giftRequest = gift(roomNo, 'g05');
    expect((await qinghe.call('gift.reward', giftRequest)).code).toBe(PLATFORM_CODES.COINS_SHORT);
    expect(await coinsOf(qinghe)).toBe(300);
    const bought = await qinghe.call('coin.buy', { packId: 'c300', clientRequestId: 'pack-1' });
    expect(bought.data).toEqual({ coins: '600', balance: '456.50' });
    expect(await qinghe.call('coin.buy', { packId: 'c300', clientRequestId: 'pack-1' })).toEqual(bought);
    expect((await qinghe.call('gift.reward', giftRequest)).data).toEqual({ coins: '80' });
    expect(await proof()).toMatchObject({ sound: true });
  });

  test('merges gifts of one sender and kind within three seconds', async () => {
    const { roomNo } = sceneOf(sandbox());
    const beian = await member('beian');
    const shown = giftsIn(roomNo).length;
    for (const [giftId, wait] of [
      ['g01', 3_000],
      ['g01', 3_001],
      ['g01', 0],
      ['g02', 0],
    ] as const) {
      await beian.call('gift.reward', gift(roomNo, giftId));
      later(wait);
    }
    const [first, second, third, fourth] = giftsIn(roomNo)
      .slice(shown)
      .map(({ comboId }) => comboId);
    expect(second).toBe(first);
    expect(third).not.toBe(second);
    expect(new Set([first, third, fourth]).size).toBe(3);
  });

  test('is refused for a gift that is not on sale', async () => {
    const { roomNo } = sceneOf(sandbox());
    const refused = await (await member('beian')).call('gift.reward', gift(roomNo, 'g99'));
    expect(refused.code).toBe(PLATFORM_CODES.GIFT_OFF);
  });
});

describe('the fan badge of an anchor', () => {
  const sendBy = async (client: Client, roomNo: string, text: string) => {
    lastId += 1;
    later(1_000);
    const answer = await client.call('chat.send', {
      roomNo,
      clientMsgId: `fan-${lastId}`,
      text,
      mentions: [],
    });
    return v.parse(v.object({ message: ChatMessage }), answer.data).message;
  };

  test('is shown from the qualifying gift on, in that anchor’s rooms alone', async () => {
    const onAir = sandbox()
      .world.anchors.list()
      .filter(({ status }) => status === 1);
    const anchor = onAir.find(({ nickname }) => nickname.length > 3);
    const roomNo = `a-${anchor?.anchorRoomId}`;
    const other = `a-${onAir.find((candidate) => candidate !== anchor)?.anchorRoomId}`;
    const xuexian = await member('xuexian');
    expect(await sendBy(xuexian, roomNo, '第一次来')).not.toHaveProperty('fan');
    await xuexian.call('gift.reward', gift(roomNo, 'g06'));
    const { fan } = await sendBy(xuexian, roomNo, '换人换得好');
    expect(fan).toMatchObject({ level: 3, anchor: anchor?.nickname });
    expect(fan?.name.length).toBeLessThan(4);
    expect(await sendBy(xuexian, other, '路过看看')).not.toHaveProperty('fan');
  });
});

describe('the contribution board', () => {
  const rankOf = async (roomNo: string) => {
    const { data } = await createWireClient(sandbox().origin, now).call('gift.rank', { roomNo });
    const row = v.object({ username: v.string(), coins: v.string() });
    return v.parse(v.object({ list: v.array(row) }), data).list;
  };

  test('adds up members and the crowd from the ledger, each gift once', async () => {
    const roomNo = `a-${sandbox().world.anchors.list()[1]?.anchorRoomId}`;
    const [beian, xuexian] = [await member('beian'), await member('xuexian')];
    await beian.call('gift.reward', gift(roomNo, 'g03'));
    await xuexian.call('gift.reward', gift(roomNo, 'g07'));
    const content = {
      msgType: 'giftPush',
      giftId: 'g05',
      name: '冠军奖杯',
      url: '',
      svgaUrl: '',
      price: '520',
    };
    const crowdGift = {
      content: { ...content, count: 2, comboId: 'c', to: '' },
      userId: 'c-1',
      username: '海风',
    };
    await postAdmin(sandbox(), `/sandbox/rooms/${roomNo}/say`, crowdGift);
    const expected = [
      { username: '雪线以北', coins: '5200' },
      { username: '海风', coins: '1040' },
      { username: '北岸的风', coins: '66' },
    ];
    expect(await rankOf(roomNo)).toEqual(expected);
    expect(await rankOf(roomNo)).toEqual(expected);
    expect(await proof()).toMatchObject({ sound: true });
  });

  test('begins again at midnight in Beijing', async () => {
    const justBefore = Date.UTC(2026, 5, 12, 15, 59, 30);
    const own = await createSandbox({
      port: 0,
      dataDir: ':memory:',
      seed: 7,
      crowd: 0,
      world: 'driven',
      startAt: justBefore,
    });
    const { clock, anchors } = own.world;
    const roomNo = `a-${anchors.list()[0]?.anchorRoomId}`;
    const beian = await loggedIn(own.origin, clock.now, 'beian');
    await beian.call('gift.reward', gift(roomNo));
    const ranked = async () => (await beian.call('gift.rank', { roomNo })).data;
    expect(await ranked()).toMatchObject({ list: [{ username: '北岸的风', coins: '10' }] });
    if (clock.mode === 'driven') clock.advance(30_000);
    expect(await ranked()).toMatchObject({ list: [], own: { coins: '0', place: null, needs: '1' } });
    await own.close();
  });

  test('resets on Monday for the week', async () => {
    const sundayNight = Date.UTC(2026, 5, 14, 15, 59, 30);
    const own = await createSandbox({
      port: 0,
      dataDir: ':memory:',
      seed: 7,
      crowd: 0,
      world: 'driven',
      startAt: sundayNight,
    });
    const { clock, anchors } = own.world;
    const roomNo = `a-${anchors.list()[0]?.anchorRoomId}`;
    const beian = await loggedIn(own.origin, clock.now, 'beian');
    await beian.call('gift.reward', gift(roomNo));
    const periods = ['day', 'week', 'session'] as const;
    const counts = async () => {
      const boards = await Promise.all(periods.map((period) => beian.call('gift.rank', { roomNo, period })));
      return boards.map(({ data }) => v.parse(v.object({ list: v.array(v.unknown()) }), data).list.length);
    };
    expect(await counts()).toEqual([1, 1, 1]);
    if (clock.mode === 'driven') clock.advance(30_000);
    expect(await counts()).toEqual([0, 0, 1]);
    await own.close();
  });

  test('shows only members their rank and shortfall', async () => {
    const roomNo = `a-${sandbox().world.anchors.list()[2]?.anchorRoomId}`;
    const [beian, xuexian] = [await member('beian'), await member('xuexian')];
    for (let index = 1; index <= 20; index += 1) {
      const content = {
        msgType: 'giftPush',
        giftId: 'g05',
        name: '冠军奖杯',
        url: '',
        svgaUrl: '',
        price: '520',
      };
      await postAdmin(sandbox(), `/sandbox/rooms/${roomNo}/say`, {
        content: { ...content, count: index, comboId: `c-${index}`, to: '' },
        userId: `c-${index}`,
        username: `海风${index}`,
      });
    }
    const own = async (asker: typeof beian) => (await asker.call('gift.rank', { roomNo })).data;
    expect(await own(beian)).toMatchObject({ own: { place: null, coins: '0', needs: '521' } });
    await beian.call('gift.reward', gift(roomNo, 'g01'));
    expect(await own(beian)).toMatchObject({ own: { place: null, coins: '1', needs: '520' } });
    await xuexian.call('gift.reward', gift(roomNo, 'g10'));
    expect(await own(xuexian)).toMatchObject({ own: { place: 18, coins: '1888', needs: '193' } });
    expect(await own(createWireClient(sandbox().origin, now))).toMatchObject({ own: null });
  });
});
