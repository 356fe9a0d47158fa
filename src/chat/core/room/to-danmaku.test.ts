import { map, mergeMap } from 'rxjs';
import { expect, test } from 'vitest';
import type { ChatFeedItem } from '#contract/community/chat/feed.ts';
import type { ChatRow, SendState } from '#contract/community/chat/row.ts';
import { clientMsgId, placed, userId } from '#tests/fixtures/chat/chat-messages.ts';
import { dice } from '#tests/fixtures/dice.ts';
import { marblesOf } from '#tests/fixtures/time/marbles.ts';
import { textRow } from '../rows/to-row.ts';
import { createToDanmaku } from './to-danmaku.ts';

const me = userId('me');

function row(seq: number, state: SendState | null = null): ChatRow {
  const text = `第 ${seq} 句`;
  const message = placed({ seq, ...(state && { from: 'me', clientMsgId: clientMsgId(`c-${seq}`) }) });
  const created = textRow(message, { kind: 'text', text }, me);
  return state && created.own ? { ...created, own: { ...created.own, state } } : created;
}

const reader = () => {
  const toDanmaku = createToDanmaku();
  return (item: ChatFeedItem) =>
    toDanmaku(item).flatMap((step) => (step.is === 'fly' ? step.texts.map(({ text }) => text) : []));
};

test('messages of others become danmaku with time and sender', () => {
  expect(createToDanmaku()({ is: 'append', rows: [row(1)] })).toEqual([
    {
      is: 'fly',
      texts: [
        {
          key: 'id-1',
          messageId: 'id-1',
          text: '第 1 句',
          at: 1_000,
          own: false,
          mentionsMe: false,
          sender: { userId: 'u-1', name: '潮间带', level: 1, role: 'member' },
        },
      ],
    },
  ]);
});

test('an own message becomes danmaku once, when accepted', () => {
  const read = reader();
  expect(read({ is: 'append', rows: [row(1, { is: 'sending' })] })).toEqual([]);
  expect(read({ is: 'patch', row: row(1, { is: 'sent' }) })).toEqual(['第 1 句']);
  expect(read({ is: 'patch', row: row(1, { is: 'sent' }) })).toEqual([]);
});

const UNACCEPTED = [
  { is: 'sending' },
  { is: 'waiting' },
  { is: 'failed', refusal: { reason: 'network' } },
  { is: 'failed', refusal: { reason: 'muted', until: null } },
] as const satisfies readonly SendState[];

test.each(UNACCEPTED)('an own message that is not accepted never becomes danmaku: $is', (state) => {
  const read = reader();
  const sent = read({ is: 'append', rows: [row(1, { is: 'sending' })] });
  const lost = read({ is: 'patch', row: row(1, state) });
  expect([...sent, ...lost]).toEqual([]);
});

test('1 000 random feeds show exactly the accepted messages, each once', () => {
  for (let seed = 1; seed <= 1_000; seed += 1) {
    const random = dice(seed);
    const read = reader();
    const [flown, accepted]: [string[], string[]] = [[], []];
    for (let seq = 1; seq <= 20; seq += 1) {
      const state = UNACCEPTED[Math.floor(random() * UNACCEPTED.length)] ?? null;
      flown.push(...read({ is: 'append', rows: [row(seq, state)] }));
      const isAccepted = random() < 0.5;
      if (isAccepted) accepted.push(`第 ${seq} 句`);
      const next = isAccepted ? ({ is: 'sent' } as const) : state;
      for (let again = 0; again < 2; again += 1) flown.push(...read({ is: 'patch', row: row(seq, next) }));
    }
    expect(flown, `seed ${seed}`).toEqual(accepted);
  }
});

test('platform messages stay in the list', () => {
  const notice = textRow(placed({ seq: 1, role: 'system' }), { kind: 'text', text: '被禁言' }, me);
  expect(reader()({ is: 'append', rows: [notice] })).toEqual([]);
});

test('a reset list begins with the latest messages of others', () => {
  const toDanmaku = createToDanmaku();
  const rows = [row(1), row(70), row(71, { is: 'sent' }), row(72, { is: 'sending' })];
  expect(
    toDanmaku({ is: 'reset', since: 0, rows }).map((step) =>
      step.is === 'begin' ? step.texts.map(({ text }) => text) : step,
    ),
  ).toEqual([['第 70 句']]);
  expect(toDanmaku({ is: 'patch', row: row(71, { is: 'sent' }) })).toEqual([]);
});

test('an own message accepted during a reset becomes danmaku once', () => {
  const read = reader();
  expect(read({ is: 'append', rows: [row(1, { is: 'sending' })] })).toEqual([]);
  expect(read({ is: 'reset', since: 0, rows: [row(1, { is: 'sent' })] })).toEqual(['第 1 句']);
  expect(read({ is: 'reset', since: 0, rows: [row(1, { is: 'sent' })] })).toEqual([]);
});

test('an own message pending at a reset becomes danmaku once accepted', () => {
  const read = reader();
  expect(read({ is: 'append', rows: [row(1, { is: 'sending' })] })).toEqual([]);
  expect(read({ is: 'reset', since: 0, rows: [row(1, { is: 'sending' })] })).toEqual([]);
  expect(read({ is: 'patch', row: row(1, { is: 'sent' }) })).toEqual(['第 1 句']);
  expect(read({ is: 'patch', row: row(1, { is: 'sent' }) })).toEqual([]);
});

test('a row removed from the list is removed from the video', () => {
  expect(createToDanmaku()({ is: 'remove', keys: ['id-1'] })).toEqual([{ is: 'gone', keys: ['id-1'] }]);
});

test('danmaku appear when accepted and are removed with their row', () => {
  marblesOf('chat.danmaku', ({ hot, expectObservable }) => {
    const feed$ = hot<ChatFeedItem>('r 9ms a 9ms o 9ms p 9ms p 9ms x', {
      r: { is: 'reset', since: 0, rows: [row(1)] },
      a: { is: 'append', rows: [row(2), row(3)] },
      o: { is: 'append', rows: [row(4, { is: 'sending' })] },
      p: { is: 'patch', row: row(4, { is: 'sent' }) },
      x: { is: 'remove', keys: ['id-2'] },
    });
    const steps$ = feed$.pipe(
      mergeMap(createToDanmaku()),
      map((step) => (step.is === 'fly' ? step.texts.map(({ text }) => text).join() : step.is)),
    );
    expectObservable(steps$, '100ms !').toBe('b 9ms t 19ms w 19ms g', {
      b: 'begin',
      t: '第 2 句,第 3 句',
      w: '第 4 句',
      g: 'gone',
    });
  });
});
