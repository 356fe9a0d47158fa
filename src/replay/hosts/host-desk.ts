import type { Duplex } from 'node:stream';
import { type House, receive, type Visit } from './host-session.ts';

/** One coordinator at a time is played for; `visited` is told when it has gone. */
export function createDesk(house: House, visited: (visit: Visit) => void) {
  const visits = new Map<Duplex, Promise<Visit>>();
  let playing = false;
  return {
    playing: () => playing,
    async enter(socket: Duplex): Promise<void> {
      const busy = playing;
      playing = true;
      const visit = receive(socket, house, busy);
      visits.set(socket, visit);
      const outcome = await visit;
      visits.delete(socket);
      if (busy) return;
      playing = false;
      visited(outcome);
    },
    /** Whoever is here is sent away. */
    async close(): Promise<void> {
      for (const socket of visits.keys()) socket.destroy();
      await Promise.all(visits.values());
    },
  };
}
