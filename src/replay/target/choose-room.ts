import { chatRoomNoOf } from '#contract/community/room/room-ref.ts';
import { UsageError } from '#replay/cli/command.ts';
import { retry } from '#replay/runtime/retry.ts';
import { createCore } from '#worker/core/core.ts';
import type { CorePorts } from '#worker/core-ports.ts';
import { coreInitOf, type Target } from './target.ts';

const LOOKED_AT = 50;

/**
 * Returns the room of the most popular match whose chat is open. @throws UsageError when there is none, CommandError when
 * the target does not respond.
 */
export async function chooseRoom(ports: CorePorts, target: Target): Promise<string> {
  const { api, close } = createCore(ports);
  try {
    await api.hello(coreInitOf(target));
    const wanted = { page: 1, size: LOOKED_AT, sport: null, scope: null, day: null } as const;
    const { list } = await retry('looking for a room', () => api.call('live.popular', wanted, 0));
    const matchIds = list.map(({ match }) => match.matchId);
    const { list: statuses } = await retry('looking for a room', () =>
      api.call('chat.status', { matchIds, chatRoomNos: [] }, 1),
    );
    const isOpen = new Set(statuses.filter(({ open }) => open).map(({ roomNo }) => roomNo));
    const rooms = matchIds.map((matchId) => chatRoomNoOf({ kind: 'match', matchId }));
    const open = rooms.find((roomNo) => isOpen.has(roomNo));
    if (open === undefined) throw new UsageError('no room of the target is open; name one with --room');
    return open;
  } finally {
    close();
  }
}
