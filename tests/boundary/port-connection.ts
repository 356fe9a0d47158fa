import { NEVER } from 'rxjs';
import { type CoreConnection, remoteCore } from '#worker/bridge/connection.ts';

/** A core at the other end of a channel. */
export const portConnection = (port: MessagePort): CoreConnection => ({
  core: remoteCore(port),
  running: Promise.resolve(),
  errors$: NEVER,
  end: () => port.close(),
});
