import { chatRoomNoOf } from '#contract/rules/room-address.ts';
import { BadConfig } from '#replay/cli/bad-config.ts';
import { createCore } from '#worker/core.ts';
import type { CorePorts } from '#worker/core-ports.ts';
import { patiently } from './patiently.ts';
import { greetingOf, type Target } from './target.ts';

const LOOKED_AT = 50;

/** The most popular match whose chat is open. @throws BadConfig when there is none. */
export async function chooseRoom(ports: CorePorts, target: Target): Promise<string> {
  const { api, close } = createCore(ports);
  try {
    await api.hello(greetingOf(target));
    const wanted = { page: 1, size: LOOKED_AT, ballClassId: 0, scope: null, day: null } as const;
    const { list } = await patiently('looking for a room', () => api.call('live.popular', wanted, 0));
    const matchIds = list.map(({ match }) => match.matchId);
    const { list: statuses } = await patiently('looking for a room', () =>
      api.call('chat.status', { matchIds, chatRoomNos: [] }, 1),
    );
    const isOpen = new Set(statuses.filter(({ open }) => open).map(({ roomNo }) => roomNo));
    const rooms = matchIds.map((matchId) => chatRoomNoOf({ kind: 'match', matchId }));
    const open = rooms.find((roomNo) => isOpen.has(roomNo));
    if (open === undefined) throw new BadConfig('no room of the target is open; name one with --room');
    return open;
  } finally {
    close();
  }
}
