import type { FeedRow } from '#replay/transports/browser/page-notes.ts';

/** Runs in the page before the other observers: notes the rows of the chat as they pass from worker to page. */
{
  let rows: FeedRow[] = [];
  let begun = false;

  const field = (of: unknown, name: string): unknown =>
    typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined;
  const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

  const noteRow = (row: unknown): void => {
    const [key, order, kind] = [field(row, 'key'), field(row, 'order'), field(row, 'kind')];
    if (typeof key !== 'string' || typeof order !== 'number') return;
    const count = Number(field(row, 'count') ?? 0);
    rows.push({ key, order, kind: kind === 'text' || kind === 'skipped' ? kind : 'other', count });
  };
  const noteItem = (item: unknown): void => {
    const is = field(item, 'is');
    if (is === 'reset') begun = true;
    if (is === 'reset' || is === 'append') for (const row of listOf(field(item, 'rows'))) noteRow(row);
    if (is === 'patch') noteRow(field(item, 'row'));
  };
  /** Comlink calls a callback with the batch as its only argument. */
  const noteBatch = ({ data }: MessageEvent<unknown>): void => {
    const [batch] = listOf(field(data, 'argumentList'));
    for (const item of listOf(field(field(batch, 'value'), 'items'))) noteItem(item);
  };

  MessagePort.prototype.addEventListener = new Proxy(MessagePort.prototype.addEventListener, {
    apply(listen, port: MessagePort, args: unknown[]) {
      if (args[0] === 'message') Reflect.apply(listen, port, ['message', noteBatch]);
      return Reflect.apply(listen, port, args);
    },
  });
  window.replayNotes = [
    () => {
      const notes = { begun, rows };
      rows = [];
      return notes;
    },
  ];
}
