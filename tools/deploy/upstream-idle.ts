import { CONNECTION_TIMES } from '#sandbox/http/hosts/connection-limits.ts';

const SECOND_MS = 1_000;

/**
 * Idle time after which a web server closes a connection to the platform: a second less than the platform's, which
 * would otherwise close it under a request in flight.
 */
export const UPSTREAM_IDLE = `${CONNECTION_TIMES.keepAliveTimeout / SECOND_MS - 1}s`;
