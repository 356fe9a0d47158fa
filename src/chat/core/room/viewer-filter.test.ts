import { BehaviorSubject, defer, merge, of, Subject } from 'rxjs';
import { expect, test } from 'vitest';
import type { ChatFeedItem, ShownFeedItem } from '#contract/community/chat/feed.ts';
import {
  type Blocks,
  changedBlocks,
  NO_BLOCKS,
} from '#contract/community/chat/moderation/moderation-schema.ts';
import { DEFAULT_READING } from '#contract/community/chat/reading/reading-rules.ts';
import type { ChatRow } from '#contract/community/chat/row.ts';
import { placed, userId } from '#tests/fixtures/chat/chat-messages.ts';
import { createRing } from '../rows/row-changes.ts';
import { textRow } from '../rows/to-row.ts';
import { shownFeed, shownRows, type ViewerFilter, viewerFilterOf } from './viewer-filter.ts';

const row = (seq: number, text: string, role: 'member' | 'anchor' = 'member') =>
  textRow(placed({ seq, text, role }), { kind: 'text', text }, userId('me'));

const hosts = viewerFilterOf(NO_BLOCKS, { ...DEFAULT_READING, hostsOnly: true });

const textsOf = (item: ShownFeedItem): readonly (string | number)[] => {
  if (item.is === 'hidden') return [item.is, item.count];
  if (item.is === 'patch' || item.is === 'remove') return [item.is];
  return [item.is, ...item.rows.flatMap((entry) => (entry.kind === 'text' ? [entry.text] : []))];
};

/** Returns a room whose feed starts with the rows in its ring, and a viewer's view of it. */
function watched(rows: readonly ChatRow[], first: ViewerFilter) {
  const ring = createRing(1_000);
  for (const entry of rows) ring.upsert(entry);
  const items$ = new Subject<ChatFeedItem>();
  const filter$ = new BehaviorSubject(first);
  let subscribers = 0;
  const feed$ = defer(() => {
    subscribers += 1;
    return merge(of<ChatFeedItem>({ is: 'reset', since: 0, rows: ring.last(3) }), items$);
  });
  const seen: (readonly (string | number)[])[] = [];
  const feed = { feed$, newest: (test: (entry: ChatRow) => boolean) => ring.lastWhere(3, test) };
  shownFeed(feed, filter$).subscribe((item) => seen.push(textsOf(item)));
  return { items$, filter$, seen, subscribers: () => subscribers };
}

test('blocked rows leave the list, and unblocked ones return from the room', () => {
  const rows = [row(1, '好球'), row(2, '加我 vx')];
  const wordFilter = (blocked: boolean): ViewerFilter => {
    const blocks: Blocks = changedBlocks(NO_BLOCKS, { is: 'word', word: 'VX', blocked });
    return viewerFilterOf(blocks, DEFAULT_READING);
  };
  const { items$, filter$, seen, subscribers } = watched(rows, wordFilter(false));
  filter$.next(wordFilter(true));
  items$.next({ is: 'append', rows: [row(3, 'vx 找我'), row(4, '角球')] });
  items$.next({ is: 'patch', row: row(3, 'vx 找我') });
  filter$.next(wordFilter(false));
  expect(seen).toEqual([
    ['reset', '好球', '加我 vx'],
    ['hidden', 0],
    ['refiltered', '好球'],
    ['hidden', 0],
    ['append', '角球'],
    ['remove'],
    ['refiltered', '好球', '加我 vx'],
    ['hidden', 0],
  ]);
  expect(subscribers()).toBe(4);
});

test('hidden rows are counted and replaced by older visible ones', () => {
  const rows = [row(1, '欢迎来到直播间', 'anchor'), row(2, '一'), row(3, '二'), row(4, '三')];
  const everything = viewerFilterOf(NO_BLOCKS, DEFAULT_READING);
  const { items$, filter$, seen } = watched(rows, everything);
  filter$.next(hosts);
  items$.next({ is: 'append', rows: [row(5, '四'), row(6, '角球', 'anchor')] });
  items$.next({ is: 'append', rows: [row(7, '上半场结束', 'anchor')] });
  filter$.next(everything);
  expect(seen).toEqual([
    ['reset', '一', '二', '三'],
    ['hidden', 0],
    ['refiltered', '欢迎来到直播间'],
    ['hidden', 3],
    ['append', '角球'],
    ['hidden', 4],
    ['append', '上半场结束'],
    ['refiltered', '一', '二', '三'],
    ['hidden', 0],
  ]);
});

test('a room that begins again counts its hidden rows from zero', () => {
  const rows = [row(1, '开场', 'anchor'), row(2, '一'), row(3, '二')];
  const { items$, seen } = watched(rows, hosts);
  items$.next({ is: 'append', rows: [row(4, '三')] });
  items$.next({ is: 'reset', since: 0, rows });
  expect(seen.filter(([is]) => is === 'hidden')).toEqual([
    ['hidden', 2],
    ['hidden', 3],
    ['hidden', 2],
  ]);
});

test('settings loaded before the rows do not block the list', () => {
  const items$ = new Subject<ChatFeedItem>();
  const filter$ = new BehaviorSubject(viewerFilterOf(NO_BLOCKS, DEFAULT_READING));
  const rows = [row(1, '好球'), row(2, '欢迎', 'anchor')];
  const seen: (readonly (string | number)[])[] = [];
  shownFeed({ feed$: items$, newest: (test) => rows.filter(test) }, filter$).subscribe((item) =>
    seen.push(textsOf(item)),
  );
  filter$.next(hosts);
  items$.next({ is: 'reset', since: 0, rows });
  expect(seen).toEqual([
    ['reset', '欢迎'],
    ['hidden', 1],
  ]);
});

const pagesOf = (rows: readonly ChatRow[]) => ({
  rows: async (where: { readonly after: number } | { readonly before: number }) =>
    'after' in where
      ? rows.filter(({ order }) => order > where.after).slice(0, 2)
      : rows.filter(({ order }) => order < where.before).slice(-2),
});

test('reading in either direction skips pages without visible rows', async () => {
  const room = [row(1, '开场', 'anchor'), ...[2, 3, 4, 5, 6].map((seq) => row(seq, '好球'))];
  const later = pagesOf([...room, row(7, '收工', 'anchor')]);
  const ordersOf = (rows: readonly ChatRow[]) => rows.map(({ order }) => order);
  expect(ordersOf(await shownRows(later, hosts, { before: 7 }))).toEqual([1]);
  expect(ordersOf(await shownRows(later, hosts, { after: 1 }))).toEqual([7]);
  expect(ordersOf(await shownRows(later, hosts, { before: 1 }))).toEqual([]);
});
