import './side-column.css';
import { PartArea } from '#app/page/loading/load-failed.tsx';
import { homeListPath } from '#app/routes/home-pick.ts';
import { paths } from '#app/routes/paths.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { Link } from '#kit/link/link.tsx';
import { lazyPart } from '#kit/part/lazy-part.ts';
import { Near } from '../near.tsx';
import { t } from '../texts.ts';
import { SideSkeleton } from './side-skeleton.tsx';

/** The heading of a card at the side, with the way to all of it. */
const SideHead = ({ id, title, more, to }: { id: string; title: string; more: string; to: string }) => (
  <div className="side__h row between">
    <h2 id={id}>{title}</h2>
    <Link className="more" to={to} aria-label={`${title} ${more}`}>
      {more}
      <Icon name="chev-right" size={14} />
    </Link>
  </div>
);

const AnchorRank = lazyPart(() => import('./anchor-rank.tsx').then((file) => file.AnchorRank));
const ExpertViews = lazyPart(() => import('./expert-views.tsx').then((file) => file.ExpertViews));

/** Beside the matches: the anchors most people watch, and what experts think. */
export const SideColumn = () => (
  <aside className="side" aria-label={t('home.side')}>
    <section className="card side__c side__c--anchors" aria-labelledby="side-anchors">
      <SideHead
        id="side-anchors"
        title={t('home.anchorRank')}
        more={t('home.all')}
        to={homeListPath({ tab: 'anchor' })}
      />
      <Near wait={<SideSkeleton rows={5} />}>
        <PartArea wait={<SideSkeleton rows={5} />}>
          <AnchorRank />
        </PartArea>
      </Near>
    </section>
    <section className="card side__c side__c--experts" aria-labelledby="side-experts">
      <SideHead id="side-experts" title={t('home.expertViews')} more={t('home.more')} to={paths.experts} />
      <Near wait={<SideSkeleton rows={3} />}>
        <PartArea wait={<SideSkeleton rows={3} />}>
          <ExpertViews />
        </PartArea>
      </Near>
    </section>
  </aside>
);
