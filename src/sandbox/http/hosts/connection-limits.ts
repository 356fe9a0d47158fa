import type { Server } from 'node:http';

/** How long a connection may take over its part, ms. A long poll is the platform's part and has no limit here. */
export const CONNECTION_TIMES = {
  /** From the connection, or from the first byte of its next request, to the end of the headers. */
  headersTimeout: 10_000,
  /** The same to the end of the body. */
  requestTimeout: 30_000,
  /** A kept connection that asks nothing. */
  keepAliveTimeout: 5_000,
  /** How often the two above are looked at. */
  connectionsCheckingInterval: 2_000,
} as const;

/** A reader that takes nothing for this long is gone; longer than every delay that can be asked for as a fault. */
const STUCK_MS = 180_000;
/** A browser sends some thirty. */
const HEADERS_MAX = 100;
/** More than the load tests open, fewer than a process may have files. */
const CONNECTIONS_MAX = 10_000;

/** Bounds what strangers can hold of a server: connections, headers, and time. */
export function limitConnections(server: Server): void {
  server.maxHeadersCount = HEADERS_MAX;
  server.maxConnections = CONNECTIONS_MAX;
  server.setTimeout(STUCK_MS);
}
