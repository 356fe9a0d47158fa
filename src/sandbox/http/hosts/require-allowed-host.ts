import type { MiddlewareHandler } from 'hono';
import { headersOf } from '../headers/headers.table.ts';
import { ONE_ORIGIN } from '../headers/policy-inputs.ts';
import { hostName, isLoopbackHost, siteOfHost } from './host-names.ts';

const HEADERS = headersOf('call', ONE_ORIGIN);

/**
 * Answers only those who named a host of the platform: this machine, one of its sites, or a name of the network that an
 * operator has opened it under. A foreign name that was led to this machine is a page that pretends to be of the same origin.
 * @param onForeign receives a host that was refused
 */
export const requireAllowedHost =
  (onForeign: (host: string) => void, names: readonly string[] = []): MiddlewareHandler =>
  async (context, next) => {
    const host = context.req.header('host') ?? '';
    const isKnown = isLoopbackHost(host) || siteOfHost(hostName(host)) !== null;
    if (!isKnown && !names.includes(hostName(host))) {
      onForeign(host);
      return context.text('421', 421, HEADERS);
    }
    await next();
    return undefined;
  };
