/**
 * stream-chat-react's own list for live streams, set up as its livestream guide describes, its client without a network,
 * fed by polls of the same room in plain JSON.
 */
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { StreamChat } from 'stream-chat';
import { Channel, Chat, VirtualizedMessageList } from 'stream-chat-react';
import 'stream-chat-react/css/index.css';

const POLL_MS = 500;
const PAGE = 5_000;

const client = new StreamChat('bench');
const me = { id: 'reader', name: 'reader' };
Object.assign(client, { userID: me.id, user: me, _user: me, anonymous: false });
Object.assign(client, { wsPromise: Promise.resolve(), mutedUsers: [] });
Object.assign(client, { wsConnection: { isHealthy: true, connectionID: 'bench' } });
const channel = client.channel('livestream', 'room');
const answer = async () => ({});
Object.assign(channel, {
  initialized: true,
  watch: answer,
  query: answer,
  markRead: answer,
  markReadRequest: answer,
  stopWatching: answer,
  data: { own_capabilities: ['send-message'] },
});

type FeedMessage = { id: string; username: string; userId: string; at: number; text: string };

function dispatch({ id, userId, username, at, text }: FeedMessage): void {
  const user = { id: userId, name: username };
  const created_at = new Date(at).toISOString();
  client.dispatchEvent({
    type: 'message.new',
    cid: channel.cid,
    user,
    message: { id, text, user, type: 'regular', created_at, updated_at: created_at, cid: channel.cid },
  } as never);
}

function useFeed(): void {
  useEffect(() => {
    let after = 0;
    let stopped = false;
    const poll = async () => {
      while (!stopped) {
        const requestedAt = performance.now();
        const response = await fetch(`/feed?after=${after}&size=${PAGE}`);
        const page: { list: FeedMessage[]; latestSeq: number } = await response.json();
        for (const message of page.list) dispatch(message);
        after = page.latestSeq;
        const rest = page.list.length === PAGE ? 0 : POLL_MS - (performance.now() - requestedAt);
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, rest)));
      }
    };
    void poll();
    return () => {
      stopped = true;
    };
  }, []);
}

function Page() {
  useFeed();
  return (
    <div style={{ width: 344, height: 800, display: 'flex', flexDirection: 'column' }}>
      <Chat client={client}>
        <Channel channel={channel}>
          <VirtualizedMessageList stickToBottomScrollBehavior="auto" />
        </Channel>
      </Chat>
    </div>
  );
}

const container = document.getElementById('root');
if (container) createRoot(container).render(<Page />);
