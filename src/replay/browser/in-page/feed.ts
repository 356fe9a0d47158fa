import type { ToldRow } from '#replay/browser/page-notes.ts';

/** Runs in the page, before the other observers: hears what its core tells it of the chat, as it passes the door between worker and page. */
{
  let told: ToldRow[] = [];
  let begun = false;

  const field = (of: unknown, name: string): unknown =>
    typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined;
  const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

  const hearRow = (row: unknown): void => {
    const [key, order, kind] = [field(row, 'key'), field(row, 'order'), field(row, 'kind')];
    if (typeof key !== 'string' || typeof order !== 'number') return;
    const count = Number(field(row, 'count') ?? 0);
    told.push({ key, order, kind: kind === 'text' || kind === 'skipped' ? kind : 'other', count });
  };
  const hearItem = (item: unknown): void => {
    const is = field(item, 'is');
    if (is === 'reset') begun = true;
    if (is === 'reset' || is === 'append') for (const row of listOf(field(item, 'rows'))) hearRow(row);
    if (is === 'patch') hearRow(field(item, 'row'));
  };
  /** A callback is called through the door with the batch as its only argument. */
  const hear = ({ data }: MessageEvent<unknown>): void => {
    const [batch] = listOf(field(data, 'argumentList'));
    for (const item of listOf(field(field(batch, 'value'), 'items'))) hearItem(item);
  };

  MessagePort.prototype.addEventListener = new Proxy(MessagePort.prototype.addEventListener, {
    apply(listen, port: MessagePort, args: unknown[]) {
      if (args[0] === 'message') Reflect.apply(listen, port, ['message', hear]);
      return Reflect.apply(listen, port, args);
    },
  });
  window.replayNotes = [
    () => {
      const notes = { begun, told };
      told = [];
      return notes;
    },
  ];
}
