import { expect, test } from 'vitest';
import { allOf, writeLines } from '#tests/fixtures/replay/recorded-chat.ts';
import { type ImportedRecord, isSkipped, type Skipped } from './importer.ts';
import { type ImporterName, importerFor, importers } from './importers.ts';

/** The compared fields: when, who, what. */
const brief = (record: ImportedRecord | Skipped) => {
  if (isSkipped(record)) return null;
  const { at, user, what } = record;
  if (what.kind === 'say') return [at, user, what.text];
  return what.kind === 'gift' ? [at, user, `${what.count} × ${what.giftId}`] : [at, user, what.kind];
};
const read = async (kind: ImporterName, lines: readonly string[]) =>
  (await allOf(importers[kind].read(writeLines(lines, 'chat.txt')))).map(brief);

const comment = (seconds: number, name: string, body: string) => ({
  _id: `c-${seconds}`,
  content_offset_seconds: seconds,
  commenter: { _id: `id-${name}`, name, display_name: name.toUpperCase() },
  message: { body, fragments: [{ text: body }], user_badges: [{ _id: 'subscriber' }] },
});
const edge = (seconds: number, login: string | null, ...texts: readonly string[]) => ({
  cursor: 'x',
  node: {
    id: `n-${seconds}`,
    contentOffsetSeconds: seconds,
    commenter: login === null ? null : { id: `id-${login}`, login },
    message: { fragments: texts.map((text) => ({ text, emote: null })) },
  },
});
const tube = (renderer: string, offset: string, item: object) => ({
  replayChatItemAction: {
    actions: [{ addChatItemAction: { item: { [renderer]: item } } }],
    videoOffsetTimeMsec: offset,
  },
});
const line = (value: unknown) => JSON.stringify(value);
const author = (id: string, ...runs: readonly object[]) => ({
  id: `m-${id}`,
  authorExternalChannelId: id,
  timestampUsec: '1700000000000000',
  message: { runs },
});

const files: readonly [ImporterName, string, readonly string[], readonly unknown[]][] = [
  [
    'twitch-json',
    'v5',
    [
      line({
        video: { id: '1', title: '"comments": [' },
        comments: [
          comment(3, 'ann', 'a } ] \\ "quoted"'),
          comment(4.25, 'bob', '👍 <3'),
          { message: 'none' },
        ],
        embeddedData: { list: [{ message: { body: 'no' } }] },
      }),
    ],
    [[3_000, 'id-ann', 'a } ] \\ "quoted"'], [4_250, 'id-bob', '👍 <3'], null],
  ],
  [
    'twitch-gql',
    'answers in a list',
    [
      line([
        { data: { video: { comments: { edges: [edge(1, 'ann', '好', '球'), edge(2, null, 'x')] } } } },
        { data: { video: { comments: { edges: [edge(5, 'bob', 'y')] } } } },
      ]),
    ],
    [
      [1_000, 'id-ann', '好球'],
      [2_000, null, 'x'],
      [5_000, 'id-bob', 'y'],
    ],
  ],
  [
    'twitch-gql',
    'a bare list of comments',
    [line([edge(1, 'ann', '好').node, edge(2, 'bob', 'y').node, { id: 'n-3' }])],
    [[1_000, 'id-ann', '好'], [2_000, 'id-bob', 'y'], null],
  ],
  [
    'youtube-live-chat',
    'a recorded stream',
    [
      line(
        tube(
          'liveChatTextMessageRenderer',
          '-416809',
          author('c-1', { text: '早 ' }, { emoji: { emojiId: '🎉', shortcuts: [':tada:'] } }),
        ),
      ),
      line(
        tube(
          'liveChatTextMessageRenderer',
          '12345',
          author('c-2', { emoji: { emojiId: 'u', shortcuts: [':goal:'] } }),
        ),
      ),
      line(tube('liveChatPaidMessageRenderer', '13000', author('c-3', { text: '加油' }))),
      line(tube('liveChatPaidStickerRenderer', '14000', author('c-4'))),
      line(tube('liveChatViewerEngagementMessageRenderer', '0', {})),
      '{"replayChatItemAction":{"actions":[{"addChat',
    ],
    [
      [-416_809, 'c-1', '早 🎉'],
      [12_345, 'c-2', ':goal:'],
      [13_000, 'c-3', '加油'],
      [14_000, 'c-4', '1 × sticker'],
      null,
      null,
    ],
  ],
  [
    'youtube-live-chat',
    'a stream while it runs',
    [line({ addChatItemAction: { item: { liveChatTextMessageRenderer: author('c-1', { text: 'hi' }) } } })],
    [[1_700_000_000_000, 'c-1', 'hi']],
  ],
  [
    'youtube-csv',
    'seconds, quoted cells',
    ['\uFEFFtime_in_seconds,author,message,id', '-3,ann,"a, ""b""', 'c",1', '62.5,bob,好球,2', '70,bob,,3'],
    [[-3_000, 'ann', 'a, "b"\nc'], [62_500, 'bob', '好球'], null],
  ],
  [
    'youtube-csv',
    'epoch and clock',
    [
      'timestamp,user,text',
      '1700000000123456,ann,a',
      '1700000000123,bob,b',
      '1:02:03,cat,c',
      '2023-11-14T22:13:20Z,dan,d',
    ],
    [
      [1_700_000_000_123.456, 'ann', 'a'],
      [1_700_000_000_123, 'bob', 'b'],
      [3_723_000, 'cat', 'c'],
      [1_700_000_000_000, 'dan', 'd'],
    ],
  ],
  [
    'youtube-csv',
    'with names in other columns',
    ['timestamp,channel,login,text', '1772392503,arena,lin_qiu,开球了', '1772392504,arena,marek77,good'],
    [
      [1_772_392_503_000, 'lin_qiu', '开球了'],
      [1_772_392_504_000, 'marek77', 'good'],
    ],
  ],
  [
    'bilibili-xml',
    'a video',
    [
      '<?xml version="1.0" encoding="UTF-8"?><i><chatserver>chat.example</chatserver>',
      '<d p="60.139,1,25,16777215,1600000000,0,aa11bb22,101">好看 &lt;3 &amp; &#x1F44D;</d>',
      '<d p=\'61,8,25,0,1600000001,0,cc,102\'>code()</d><d p="62.5,4,25,0,1600000002,0,0,0">再来</d></i>',
    ],
    [[60_139, 'aa11bb22', '好看 <3 & 👍'], null, [62_500, null, '再来']],
  ],
  [
    'bilibili-xml',
    'a live room',
    [
      '<i><d p="1.5,1,25,0,1600000000123,0,0,0" user="小舟" raw="{&quot;a&quot;: &quot;b>c&quot;}">来了</d>',
      '<gift ts="2.25" user="小舟" uid="77" giftname="辣条" giftcount="3" /><sc ts="3" user="阿青" price="30">加油</sc>',
      '<guard ts="4" user="阿青" level="3" count="1"/><gift ts="5" user="阿青" giftname="" /></i>',
    ],
    [
      [1_500, '小舟', '来了'],
      [2_250, '77', '3 × 辣条'],
      [3_000, '阿青', '加油'],
      [4_000, '阿青', '1 × guard-3'],
      null,
    ],
  ],
  [
    'danmaku-json',
    'of players',
    [line([{ text: '好看', time: 60.139, color: '#FFF' }, { text: ' ', time: 1 }, 7])],
    [[60_139, null, '好看'], null],
  ],
  [
    'danmaku-json',
    'in segments',
    [
      line({
        elems: [
          { idStr: '1', progress: 1_500, midHash: 'ab', content: '来了' },
          { mode: 1, content: '零' },
          { content: '无' },
        ],
      }),
    ],
    [[1_500, 'ab', '来了'], [0, null, '零'], null],
  ],
  [
    'danmaku-json',
    'of Niconico, in hundredths of a second',
    [
      line([
        { id: 1, vpos: 0, content: 'うぽつ' },
        { vpos: 6_150, content: 'ここすき', userId: 'u9' },
      ]),
    ],
    [
      [0, null, 'うぽつ'],
      [61_500, 'u9', 'ここすき'],
    ],
  ],
  [
    'danmaku-json',
    'of a platform whose times are not known',
    [line([{ content: '开球了', created_at: '2026-03-01T20:15:03Z', sender: { username: 'lin_qiu' } }])],
    [null],
  ],
  [
    'danmaku-json',
    'in fives',
    [line({ code: 0, data: [[6.5, 0, 16_777_215, 'ann', '好']] })],
    [[6_500, 'ann', '好']],
  ],
  [
    'irc-log',
    'with tags',
    [
      ':ann!ann@ann.tmi.example JOIN #room',
      '@id=1;tmi-sent-ts=1700000000123;user-id=42 :ann!ann@ann.tmi.example PRIVMSG #room :hello: :) there',
      '@tmi-sent-ts=1700000001000;user-id= :bob!bob@bob.tmi.example PRIVMSG #room :\u0001ACTION waves\u0001',
      ':bob!bob@bob.tmi.example PART #room',
      '@tmi-sent-ts=1700000002000 :tmi.example USERNOTICE #room :sub',
      'PING :tmi.example',
    ],
    [
      null,
      [1_700_000_000_123, '42', 'hello: :) there'],
      [1_700_000_001_000, 'bob', 'waves'],
      [1_700_000_001_000, 'bob', 'leave'],
      null,
      null,
    ],
  ],
  [
    'irc-log',
    'with empty tags, and with the time of IRCv3',
    [
      '@id=1;tmi-sent-ts=1772392503123;user-id=11 :lin!l@l.example PRIVMSG #arena :first',
      '@id=2;tmi-sent-ts=;user-id=12 :mar!m@m.example PRIVMSG #arena :second',
      '@time=2026-03-01T20:15:03.000Z :ann!a@a.example PRIVMSG #arena :third',
    ],
    [
      [1_772_392_503_123, '11', 'first'],
      [1_772_392_503_123, '12', 'second'],
      [1_772_396_103_000, 'ann', 'third'],
    ],
  ],
  [
    'irc-log',
    'with a time before three semicolons, shared by the lines that follow it',
    [
      '1619870400;;;:ann!ann@ann.tmi.example PRIVMSG #room :a',
      ':bob!bob@bob.tmi.example PRIVMSG #room :b ;;; c',
      '2021-05-01 12:00:01;;; @color=#FFF :cat!cat@cat.tmi.example PRIVMSG #room :d',
      '1619870402500;;;:ann!ann@ann.tmi.example JOIN #room',
      'soon;;;:ann!ann@ann.tmi.example PRIVMSG #room :e',
    ],
    [
      [1_619_870_400_000, 'ann', 'a'],
      [1_619_870_400_000, 'bob', 'b ;;; c'],
      [1_619_870_401_000, 'cat', 'd'],
      [1_619_870_402_500, 'ann', 'join'],
      null,
    ],
  ],
  [
    'text-log',
    'over midnight',
    ['[23:59:58] ann: a', '23:59:59.250 <bob b> b: c', '00:00:01 only words', '0:00:02  ann: d', 'no time'],
    [
      [86_398_000, 'ann', 'a'],
      [86_399_250, 'bob b', 'b: c'],
      [86_401_000, null, 'only words'],
      [86_402_000, 'ann', 'd'],
      null,
    ],
  ],
  [
    'text-log',
    'of servers, bouncers and clients',
    [
      '[2026-03-1 20:15:03] #arena lin_qiu: 开球了',
      '[2026-03-01 20:15:04] *** Joins: marek77 (~marek@host-17.isp.example)',
      '[2026-03-01 20:15:05] *** Quits: marek77 (~marek@host-17.isp.example) (Ping)',
      '[2026-03-01 20:15:06] *** marek77 sets mode: +o ann',
      '[2026-03-01 20:15:07] * marek77 waves',
      '[2026-03-01 20:15:08] Lin Qiu: 开球了',
      '[2026-03-01 20:15:09] 林秋：好球',
      '[2026-03-01 20:15:10] -!- ann [~a@host.example] has left #arena',
      '[2026-02-30 20:15:11] ann: no such day',
    ],
    [
      [1_772_396_103_000, 'lin_qiu', '开球了'],
      [1_772_396_104_000, 'marek77', 'join'],
      [1_772_396_105_000, 'marek77', 'leave'],
      null,
      [1_772_396_107_000, 'marek77', 'waves'],
      [1_772_396_108_000, 'Lin Qiu', '开球了'],
      [1_772_396_109_000, '林秋', '好球'],
      [1_772_396_110_000, 'ann', 'leave'],
      null,
    ],
  ],
  ['text-log', 'with dates', ['[2023-11-14 22:13:20 UTC] ann: a'], [[1_700_000_000_000, 'ann', 'a']]],
];

test.each(files)('%s, %s', async (kind, _, lines, expected) => {
  expect(await read(kind, lines)).toEqual(expected);
});

test.each(files)('%s, %s, is detected by its first characters', (kind, _, lines) => {
  expect(importerFor(lines.join('\n'))).toBe(kind);
});

test('any other file has no kind', () => {
  expect(importerFor('PNG\u0000\u0001')).toBe(null);
});

test.each<[ImporterName, (index: number) => string, string, string]>([
  [
    'bilibili-xml',
    (index) => `<d p="${index},1,25,0,1,0,u,${index}">第 ${index} 句 &amp;</d>`,
    '<i>',
    '</i>',
  ],
  [
    'danmaku-json',
    (index) => `${index ? ',' : ''}{"text":"第 ${index} 句 &","time":${index},"x":"]}\\""}`,
    '[',
    ']',
  ],
  ['youtube-csv', (index) => `${index},"第 ${index} 句 &"`, 'time,text', ''],
])('%s: records that span two chunks of the file are complete', async (kind, each, head, foot) => {
  const records = await read(kind, [head, ...Array.from({ length: 6_000 }, (_, index) => each(index)), foot]);
  const expected = Array.from({ length: 6_000 }, (_, index) => `第 ${index} 句 &`);
  expect(records.map((record) => record?.[2])).toEqual(expected);
});
