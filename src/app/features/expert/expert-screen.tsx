import { useCall } from '#app/core-client/query.ts';
import { ARTICLE_PAGES, ArticlePages } from '#app/features/article/article-pages.tsx';
import { PageHead } from '#app/features/article/page-head.tsx';
import { ReadingPage } from '#app/features/article/reading-page.tsx';
import { FollowStar } from '#app/features/match/follow-star.tsx';
import { buttonClass } from '#app/kit/action/button-class.ts';
import { Skeleton } from '#app/kit/feedback/skeleton.tsx';
import { SkeletonRows } from '#app/kit/feedback/skeleton-rows.tsx';
import { EmptyState } from '#app/kit/feedback/states.tsx';
import { Link } from '#app/kit/link/link.tsx';
import { Avatar } from '#app/kit/mark/avatar.tsx';
import { Tag } from '#app/kit/mark/tag.tsx';
import { useAddressCount } from '#app/page/list/address-query.ts';
import { Loaded } from '#app/page/loaded.tsx';
import { usePageTitle } from '#app/page/use-page-title.ts';
import { useParams } from '#app/routes/params.ts';
import { paths } from '#app/routes/paths.ts';
import type { ExpertId, ExpertProfile } from '#contract/models/article.ts';
import { isExpertId } from '#contract/rules/reading-address.ts';
import { countText } from '#contract/units/count.ts';
import { ExpertRecord } from './expert-record.tsx';
import { t } from './texts.ts';
import './experts.css';
import { lastOf } from '#contract/units/loadable.ts';

const Gone = () => (
  <EmptyState
    size="page"
    title={t('expert.gone')}
    action={
      <Link className={buttonClass({ variant: 'primary' })} to={paths.experts}>
        {t('reading.toExperts')}
      </Link>
    }
  />
);

const Waiting = () => (
  <div className="expertpage" aria-hidden="true">
    <div className="card expertwho expertwho--waiting">
      <Skeleton width={88} height={88} shape="circle" />
    </div>
    <div className="card expertpieces expertpieces--waiting">
      <SkeletonRows />
    </div>
  </div>
);

function Who({ profile: { expert, about } }: { profile: ExpertProfile }) {
  const { expertId, name, avatar, title, lastTen, articles, followers } = expert;
  return (
    <header className="card expertwho">
      <Avatar src={avatar} size={88} />
      <div>
        <div className="expertwho__name">
          <h1>{name}</h1>
          <Tag tone="primary">{t('reading.lastTen', { count: lastTen })}</Tag>
          <FollowStar kind="expert" id={expertId} name={name} />
        </div>
        <p className="t2">{title}</p>
        <p className="expertwho__about">{about}</p>
        <p className="cap t3">{t('reading.expertFacts', { articles, followers: countText(followers) })}</p>
      </div>
    </header>
  );
}

function Pieces({ expertId }: { expertId: ExpertId }) {
  const [pages, setPages] = useAddressCount('pages', ARTICLE_PAGES);
  return (
    <section className="card expertpieces" aria-labelledby="expert-pieces">
      <h2 id="expert-pieces">{t('expert.pieces')}</h2>
      <ArticlePages
        pages={pages}
        source={{ of: 'expert', expertId }}
        onMore={() => setPages(pages + 1)}
        empty={<EmptyState title={t('expert.noPieces')} />}
      />
    </section>
  );
}

function Profile({ expertId }: { expertId: ExpertId }) {
  const query = useCall('expert.profile', { expertId });
  usePageTitle(lastOf(query)?.expert.name);
  return (
    <Loaded of={query} waiting={<Waiting />} missing={<Gone />}>
      {(profile) => (
        <div className="expertpage">
          <Who profile={profile} />
          <div className="expertcols">
            <Pieces expertId={expertId} />
            <ExpertRecord calls={profile.calls} />
          </div>
        </div>
      )}
    </Loaded>
  );
}

/** One expert: who they are, what they wrote, and how their last ten calls came out [2.10]. */
export function ExpertScreen() {
  const { expertId } = useParams();
  return (
    <ReadingPage>
      <PageHead here={t('expert.title')} above={{ to: paths.experts, label: t('reading.experts') }} />
      {isExpertId(expertId) ? <Profile key={expertId} expertId={expertId} /> : <Gone />}
    </ReadingPage>
  );
}
