import createDOMPurify, { type Config } from 'dompurify';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTermFiller } from '#app/features/ground/site/currency-terms.ts';
import { httpOrigin } from '#contract/text/line-origin.ts';
import { ownPath } from '#contract/text/own-path.ts';
import './rich-text.css';

/** Returns the path of a clicked link of this site; null for anything the browser handles better itself. */
function pathClicked(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href') ?? '';
  return isPlain && href.startsWith('/') ? href : null;
}

interface RichTextProps {
  /** HTML as the platform sent it. */
  html: string;
}

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
function restrictImage(image: HTMLImageElement): void {
  const path = ownPath(image.getAttribute('src') ?? '');
  if (path === null) image.remove();
  else image.setAttribute('src', path);
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
}

const purify = createDOMPurify(window);
purify.addHook('afterSanitizeAttributes', (element) => {
  if (element instanceof HTMLAnchorElement) guardLink(element);
  if (element instanceof HTMLImageElement) restrictImage(element);
});

/**
 * Removes everything from the platform's HTML that could run, load from elsewhere, cover the page or request input. It
 * returns nodes, so that no text is ever parsed again. The single parse is the library's, under the one Trusted Types
 * policy that may turn text into markup in the pages of the site.
 */
export const sanitised = (html: string): DocumentFragment => purify.sanitize(html, CONFIG);

/** A text of the platform, cleaned, with the typography of an article. */
export function RichText({ html }: RichTextProps) {
  const body = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const filled = useTermFiller()(html);

  useLayoutEffect(() => {
    body.current?.replaceChildren(sanitised(filled));
  }, [filled]);

  useEffect(() => {
    const element = body.current;
    const follow = (event: MouseEvent) => {
      const path = pathClicked(event);
      if (path === null) return;
      event.preventDefault();
      void navigate(path);
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [navigate]);

  return <div ref={body} className="rich" />;
}
