import { CONNECTION_TIMES } from '#sandbox/http/hosts/connection-limits.ts';

const SECOND_MS = 1_000;

/**
 * How long a web server keeps a connection to the platform that asks nothing: a second less than the platform, which
 * would otherwise end it under a request that is on its way.
 */
export const UPSTREAM_IDLE = `${CONNECTION_TIMES.keepAliveTimeout / SECOND_MS - 1}s`;
