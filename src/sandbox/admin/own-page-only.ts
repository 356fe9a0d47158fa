import type { MiddlewareHandler } from 'hono';
import { type AskingPage, isOfOwnPage } from '#sandbox/http/own-page.ts';

/** Where the page of the console itself is. */
const PAGES = ['/', '/sandbox', '/sandbox/'];

type Asked = AskingPage & { readonly method: string; readonly path: string };

/** A tab is led to the page of the console: no page can read or act in a tab of another origin. */
const isVisit = ({ method, path, header }: Asked): boolean =>
  method === 'GET' &&
  PAGES.includes(path) &&
  header('sec-fetch-mode') === 'navigate' &&
  header('sec-fetch-dest') === 'document';

/**
 * Lets in programs of this machine and the console's own page, and no other page in a browser: neither the site's nor a
 * stranger's can act as the operator.
 */
export const ownPageOnly: MiddlewareHandler = async (context, next) => {
  const { method, path } = context.req;
  const asked: Asked = { method, path, header: (name) => context.req.header(name) };
  if (!isVisit(asked) && !isOfOwnPage(asked)) return context.json({ error: 'forbidden' }, 403);
  await next();
  return undefined;
};
