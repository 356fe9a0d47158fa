import createDOMPurify, { type Config } from 'dompurify';
import { httpOrigin } from '#contract/text/http-origin.ts';
import { ownPath } from '#contract/text/own-path.ts';

/** Addresses the parse lets in at all; `ownPath` and `httpOrigin` decide afterwards. */
const ADDRESS = /^(?:https?:\/\/|\/)/i;

const CONFIG = {
  ALLOWED_TAGS: [
    'p',
    'h2',
    'h3',
    'ul',
    'ol',
    'li',
    'blockquote',
    'strong',
    'em',
    'b',
    'i',
    'br',
    'hr',
    'a',
    'img',
    'figure',
    'figcaption',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title'],
  ALLOWED_URI_REGEXP: ADDRESS,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;

/** Restricts a link to this site, or to an HTTP address that opens in a new window; any other link is removed. */
function guardLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href');
  if (href === null) return;
  const path = ownPath(href);
  if (path !== null) link.setAttribute('href', path);
  else if (httpOrigin(href) === null) link.removeAttribute('href');
  else {
    link.setAttribute('rel', 'noopener noreferrer nofollow');
    link.setAttribute('target', '_blank');
  }
}

/** Restricts images to this site: a foreign one would report who reads which article. */
function guardPicture(picture: HTMLImageElement): void {
  const path = ownPath(picture.getAttribute('src') ?? '');
  if (path === null) picture.remove();
  else picture.setAttribute('src', path);
  picture.setAttribute('loading', 'lazy');
  picture.setAttribute('decoding', 'async');
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
}

const purify = createDOMPurify(window);
purify.addHook('afterSanitizeAttributes', (element) => {
  if (element instanceof HTMLAnchorElement) guardLink(element);
  if (element instanceof HTMLImageElement) guardPicture(element);
});

/**
 * Removes everything from the platform's HTML that could run, load from elsewhere, cover the page or request input. It
 * returns nodes, so that no text is ever parsed again. The single parse is the library's, under the one Trusted Types
 * policy that may turn text into markup in the pages of the site.
 */
export const sanitised = (html: string): DocumentFragment => purify.sanitize(html, CONFIG);
