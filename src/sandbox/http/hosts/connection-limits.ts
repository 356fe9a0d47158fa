import type { Server } from 'node:http';

/** Time limits of a connection, ms. A long poll is the platform’s part and has no limit here. */
export const CONNECTION_TIMES = {
  /** From the connection, or from the first byte of its next request, to the end of the headers. */
  headersTimeout: 10_000,
  /** The same to the end of the body. */
  requestTimeout: 30_000,
  /**
   * Time-out of an idle connection. A client that writes just as the server closes loses its request, so the limit is well
   * above the pauses of a page in use.
   */
  keepAliveTimeout: 20_000,
  /** Interval at which the two limits above are checked. */
  connectionsCheckingInterval: 2_000,
} as const;

/** Time after which a client that reads nothing is disconnected; longer than every delay that a fault can specify. */
const STUCK_MS = 180_000;
/** A browser sends some thirty. */
const HEADERS_MAX = 100;
/** More than the load tests open, fewer than a process may have files. */
const CONNECTIONS_MAX = 10_000;

/** Limits the resources that clients can hold of a server: connections, headers, and time. */
export function limitConnections(server: Server): void {
  server.maxHeadersCount = HEADERS_MAX;
  server.maxConnections = CONNECTIONS_MAX;
  server.setTimeout(STUCK_MS);
}
