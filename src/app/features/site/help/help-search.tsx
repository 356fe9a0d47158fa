import { useEffect, useState } from 'react';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { helpPath, paths } from '#app/routes/paths.ts';
import { useCall } from '#core-client/query.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { SkeletonRows } from '#kit/feedback/skeleton-rows.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { t } from './texts.ts';

/** Typing pause before the help centre is searched, ms [9.03]. */
const REST_MS = 300;

/** Returns a text as of the last typing pause. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** Topics of the help centre that match the search text. */
export function HelpResults({ text }: { text: string }) {
  const hits = useCall('help.search', { text });
  return (
    <Loaded
      of={hits}
      waiting={<SkeletonRows count={4} />}
      empty={
        <EmptyState
          title={t('help.nothing', { text })}
          text={t('help.nothingText')}
          action={
            <Link className={buttonClass()} to={paths.support}>
              {t('help.toService')}
            </Link>
          }
        />
      }
    >
      {({ list }) => (
        <Card flush className="help-hits">
          <h2>
            <span role="status">{t('help.found', { count: list.length })}</span>
          </h2>
          <ul>
            {list.map(({ topicId, title, excerpt }) => (
              <li key={topicId}>
                <Link to={helpPath(topicId)}>
                  <b>{title}</b>
                  <span className="sm t2">{excerpt}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Loaded>
  );
}
