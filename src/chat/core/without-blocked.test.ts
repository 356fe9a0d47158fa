import { BehaviorSubject, defer, merge, of, Subject } from 'rxjs';
import { expect, test } from 'vitest';
import { type Blocks, changedBlocks, NO_BLOCKS } from '#contract/models/blocks.ts';
import type { ChatFeedItem } from '#contract/models/chat-feed.ts';
import { message, userId } from '#tests/fixtures/chat-messages.ts';
import { textRow } from './to-row.ts';
import { withoutBlocked } from './without-blocked.ts';

const row = (seq: number, text: string) =>
  textRow(message({ seq, text }), { kind: 'text', text }, userId('me'));
const rows = [row(1, '好球'), row(2, '加我 vx')];

const textsOf = (item: ChatFeedItem): readonly string[] =>
  item.is === 'reset' || item.is === 'append'
    ? [item.is, ...item.rows.flatMap((one) => (one.kind === 'text' ? [one.text] : []))]
    : [item.is];

test('what is blocked leaves the list at once and does not come; what is shown again comes back from the room', () => {
  const items$ = new Subject<ChatFeedItem>();
  let subscribers = 0;
  const feed$ = defer(() => {
    subscribers += 1;
    return merge(of<ChatFeedItem>({ is: 'reset', since: 0, rows }), items$);
  });
  const blocks$ = new BehaviorSubject<Blocks>(NO_BLOCKS);
  const seen: (readonly string[])[] = [];
  withoutBlocked(feed$, blocks$).subscribe((item) => seen.push(textsOf(item)));
  const block = (blocked: boolean) =>
    blocks$.next(changedBlocks(blocks$.value, { is: 'word', word: 'VX', blocked }));
  block(true);
  items$.next({ is: 'append', rows: [row(3, 'vx 找我'), row(4, '角球')] });
  items$.next({ is: 'patch', row: row(3, 'vx 找我') });
  block(false);
  expect(seen).toEqual([
    ['reset', '好球', '加我 vx'],
    ['reset', '好球'],
    ['append', '角球'],
    ['remove'],
    ['reset', '好球', '加我 vx'],
  ]);
  expect(subscribers).toBe(4);
});
