/** The chat of a room with its whole core on the page's own thread: same calls, same ciphers, same list. */
import '#app/theme/fresh.css';
import '#app/theme/base.css';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { ChatViewPorts } from '#chat/view/chat-ports.ts';
import { ChatPanel } from '#chat/view/panel/chat-panel.tsx';
import { clientRequestIdOf } from '#contract/commands/command-id.ts';
import type { ChatRoomView } from '#contract/community/chat/feed.ts';
import { chatRoomNoOf, type RoomRef, roomFromPath } from '#contract/community/room/room-ref.ts';
import { serverTime } from '#contract/units/time.ts';
import { CORE_VERSION } from '#contract/version.ts';
import { createCore } from '#worker/core/core.ts';
import { inProcessPorts } from '#worker/core/in-process-ports.ts';
import type { CoreApi } from '#worker/core-api.ts';

const ID_BYTES = 16;
const ignore = () => undefined;
const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

const portsOver = (api: CoreApi, room: RoomRef): ChatViewPorts => ({
  follow(onItems) {
    const opened = api.openStream('chat.feed', { room }, async ({ items }) => {
      onItems(items);
      await nextFrame();
    });
    return () => {
      opened.then(api.closeStream).catch(ignore);
    };
  },
  followReading: () => () => undefined,
  changeReading: ignore,
  rows: (where) => api.chat.rows(room, where),
  fillGap: (rowKey) => api.chat.fillGap(room, rowKey),
  send: (clientMsgId, text, mentions) => api.chat.send(room, clientMsgId, text, mentions),
  retry: (clientMsgId) => api.chat.retry(room, clientMsgId),
  discard: (clientMsgId) => api.chat.discard(room, clientMsgId),
  pushOrder: (clientMsgId, orderId) => api.chat.pushOrder(room, clientMsgId, orderId),
  myOrders: async () => [],
  mute: async () => undefined,
  unmute: async () => undefined,
  muteList: async () => [],
  setUp: async () => undefined,
  now: () => serverTime(Date.now()),
  newId: () => clientRequestIdOf(crypto.getRandomValues(new Uint8Array(ID_BYTES))),
  promptLogin: ignore,
});

function Page({ api, room }: { api: CoreApi; room: RoomRef }) {
  const [view, setView] = useState<ChatRoomView>();
  const [ports] = useState(() => portsOver(api, room));
  useEffect(() => {
    const opened = api.openStream('chat.room', { room }, async ({ items }) => setView(items.at(-1)));
    return () => {
      opened.then(api.closeStream).catch(ignore);
    };
  }, [api, room]);
  return <ChatPanel roomNo={chatRoomNoOf(room)} room={view} member={false} ports={ports} />;
}

const [, kind, id] = location.hash.split('/');
const room = roomFromPath(kind, id);
const container = document.getElementById('root');
if (room === null || container === null) throw new Error('the address names no room');
const { api } = createCore(inProcessPorts());
await api.hello({ version: CORE_VERSION, siteId: 5000, apiOrigin: location.origin, hidden: false });
createRoot(container).render(<Page api={api} room={room} />);
