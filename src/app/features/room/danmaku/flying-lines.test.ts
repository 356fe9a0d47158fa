import { expect, test } from 'vitest';
import { textRow } from '#chat/core/to-row.ts';
import type { ChatRow, SendState } from '#contract/models/chat-row.ts';
import { clientMsgId, message, userId } from '#tests/fixtures/chat-messages.ts';
import { createFlyingLines } from './flying-lines.ts';

const me = userId('me');

function row(seq: number, state: SendState | null = null): ChatRow {
  const text = `第 ${seq} 句`;
  const said = message({ seq, ...(state && { from: 'me', clientMsgId: clientMsgId(`c-${seq}`) }) });
  const made = textRow(said, { msgType: 'text', text }, me);
  return state && made.own ? { ...made, own: { ...made.own, state } } : made;
}

test('what others say flies as it comes', () => {
  const linesOf = createFlyingLines();
  expect(linesOf({ is: 'append', rows: [row(1), row(2)] }).map(({ text }) => text)).toEqual([
    '第 1 句',
    '第 2 句',
  ]);
});

test('own words fly once, when the platform has taken them', () => {
  const linesOf = createFlyingLines();
  expect(linesOf({ is: 'append', rows: [row(1, { is: 'sending' })] })).toEqual([]);
  expect(linesOf({ is: 'patch', row: row(1, { is: 'sent' }) })).toMatchObject([{ own: true }]);
  expect(linesOf({ is: 'patch', row: row(1, { is: 'sent' }) })).toEqual([]);
});

test.each([
  { is: 'waiting' },
  { is: 'failed', refusal: { why: 'network' } },
  { is: 'failed', refusal: { why: 'muted', until: null } },
] satisfies SendState[])('own words that are not taken never fly: $is', (state) => {
  const linesOf = createFlyingLines();
  const sent = linesOf({ is: 'append', rows: [row(1, { is: 'sending' })] });
  const lost = linesOf({ is: 'patch', row: row(1, state) });
  const gone = linesOf({ is: 'remove', keys: [row(1, state).key] });
  expect([...sent, ...lost, ...gone]).toEqual([]);
});

test('what was said before, and a list that begins again, flies not', () => {
  const linesOf = createFlyingLines();
  expect(linesOf({ is: 'reset', since: 0, rows: [row(1), row(2, { is: 'sent' })] })).toEqual([]);
  expect(linesOf({ is: 'patch', row: row(2, { is: 'sent' }) })).toEqual([]);
});
