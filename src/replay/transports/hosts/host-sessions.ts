import type { Duplex } from 'node:stream';
import { type HostDeps, type SessionResult, serveCoordinator } from './host-session.ts';

/** The sessions of a host; one coordinator at a time is served, others are refused. */
export type HostSessions = {
  /** A run is being served. */
  playing(): boolean;
  /** Serves a coordinator. Resolves when its connection has ended. */
  enter(socket: Duplex): Promise<void>;
  /** Disconnects every coordinator. */
  close(): Promise<void>;
};

/** @param onEnd is called when the session of a coordinator that was served has ended */
export function createHostSessions(deps: HostDeps, onEnd: (result: SessionResult) => void): HostSessions {
  const sessions = new Map<Duplex, Promise<SessionResult>>();
  let playing = false;
  return {
    playing: () => playing,
    async enter(socket) {
      const busy = playing;
      playing = true;
      const session = serveCoordinator(socket, deps, busy);
      sessions.set(socket, session);
      const result = await session;
      sessions.delete(socket);
      if (busy) return;
      playing = false;
      onEnd(result);
    },
    async close() {
      for (const socket of sessions.keys()) socket.destroy();
      await Promise.all(sessions.values());
    },
  };
}
