import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChatMessageWire } from '#contract/community/chat-message/schema.ts';
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts';
import { countServed } from '../harness/count-served.ts';
import { buildPages } from './build-pages.ts';

const TYPES: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };

const plain = ({ id, username, userId, at, content }: ChatMessageWire) => ({
  id,
  username,
  userId,
  at,
  text: content.msgType === 'text' ? content.text : content.msgType,
});

/** The peer's page and the room in plain JSON, as its own client would have it. */
async function serveFeed(sandbox: Sandbox, roomNo: string, folder: string) {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://bench');
    if (pathname === '/feed') {
      const page = sandbox.world.rooms.after(
        roomNo,
        Number(searchParams.get('after')),
        Number(searchParams.get('size')),
      );
      const latestSeq = page.list.at(-1)?.seq ?? page.latestSeq;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ latestSeq, list: page.list.map(plain) }));
      return;
    }
    try {
      response.setHeader('content-type', TYPES[pathname.split('.').at(-1) ?? ''] ?? 'text/plain');
      response.end(readFileSync(join(folder, pathname)));
    } catch {
      response.writeHead(404).end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

/** Opens a sandbox with one silent room that has a chat and no video, the built pages, and the means to send messages into it. */
export async function openVenue() {
  const folder = mkdtempSync(join(tmpdir(), 'courtside-bench-'));
  await buildPages(folder);
  const sandbox = await createSandbox({
    port: 0,
    dataDir: ':memory:',
    seed: 7,
    crowd: 0,
    web: folder,
    checkAnswers: false,
  });
  const anchor = sandbox.world.anchors.list().find(({ status }) => status === 0);
  if (anchor === undefined) throw new Error('every anchor is on air');
  const served = countServed(sandbox);
  const roomNo = `a-${anchor.anchorRoomId}`;
  const feed = await serveFeed(sandbox, roomNo, folder);
  return {
    addresses: {
      room: `${sandbox.origin}/app/room/anchor/${anchor.anchorRoomId}`,
      mainThread: `${sandbox.origin}/main-thread.html#/anchor/${anchor.anchorRoomId}`,
      peer: `${feed.origin}/stream-chat.html`,
    },
    /** Messages handed out so far. */
    served,
    talk: (perSecond: number) => sandbox.world.crowd.flood(roomNo, perSecond),
    async close() {
      feed.close();
      await sandbox.close();
      rmSync(folder, { recursive: true });
    },
  };
}
