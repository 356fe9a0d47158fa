import { calls } from '#contract/book/table.ts';
import { PLATFORM_ERRORS } from '#contract/error-codes.table.ts';
import { secondOrigin } from '../http/hosts/host-names.ts';
import type { AdminPorts } from './admin-ports.ts';

/** Choices available to an operator; constant while the sandbox runs. */
export type AdminCatalogue = {
  /** The origin of the site, such as `http://localhost:5180`. */
  readonly site: string;
  /** Every call with its addresses: one, or the members' and the guests'. */
  readonly calls: readonly { readonly name: string; readonly paths: readonly string[] }[];
  /** Refusals of the platform with their messages. */
  readonly codes: readonly { readonly name: string; readonly code: number; readonly message: string }[];
  /** The API lines by the host a client names, such as `localhost:5180`. */
  readonly lines: readonly string[];
  readonly domains: readonly { readonly name: string; readonly origin: string }[];
};

const pathsOf = (path: string | { readonly member: string; readonly guest: string }) =>
  typeof path === 'string' ? [path] : [path.member, path.guest];

/** @param origin where the operator reached the console */
export function adminCatalogue({ video, siteOf }: AdminPorts, origin: string): AdminCatalogue {
  const site = siteOf(origin);
  const twin = secondOrigin(site);
  return {
    site,
    calls: Object.entries(calls).map(([name, { path }]) => ({ name, paths: pathsOf(path) })),
    codes: Object.entries(PLATFORM_ERRORS).map(([name, { number: code, message }]) => ({
      name,
      code,
      message,
    })),
    lines: [site, ...(twin === null ? [] : [twin])].map((line) => new URL(line).host),
    domains: video.lines.map(({ name, origin: at }) => ({ name, origin: at })),
  };
}
