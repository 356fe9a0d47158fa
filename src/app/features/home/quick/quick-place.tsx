import { useContentBegun } from '#app/page/loading/content-begun.ts';
import { PartArea } from '#app/page/loading/part-area.tsx';
import { useNarrow } from '#kit/layout/use-media-query.ts';
import { lazyPart } from '#kit/part/lazy-part.ts';
import { t } from '../texts.ts';
import './quick-nav.css';

const QuickNav = lazyPart(() => import('./quick-nav.tsx').then((file) => file.QuickNav));

/** Links to the venues on phones, whose header has no space for them. */
export function QuickPlace() {
  const begun = useContentBegun();
  return useNarrow() ? (
    <nav className="card quick-nav" aria-label={t('home.venues')}>
      <PartArea wait={null}>{begun ? <QuickNav /> : null}</PartArea>
    </nav>
  ) : null;
}
