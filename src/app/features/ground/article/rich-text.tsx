import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTermFiller } from '#app/features/ground/site/currency-terms.ts';
import { sanitised } from './sanitise.ts';
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
