import './experts.css';
import { ARTICLE_PAGES, ArticlePages } from '#app/features/ground/article/article-pages.tsx';
import { PageHead } from '#app/features/ground/article/page-head.tsx';
import { ReadingPage } from '#app/features/ground/article/reading-page.tsx';
import { FollowStar } from '#app/features/play/match/follow/follow-star.tsx';
import { useAddressCount } from '#app/page/list/address-query.ts';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { usePageTitle } from '#app/page/use-page-title.ts';
import { useParams } from '#app/routes/params.ts';
import { paths } from '#app/routes/paths.ts';
import { isExpertId } from '#contract/site/article/reading-address.ts';
import type { ExpertCall, ExpertId, ExpertProfile } from '#contract/site/article/schema.ts';
import { countText } from '#contract/units/count.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { useCall } from '#core-client/query.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { Skeleton, SkeletonRows } from '#kit/feedback/loading.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { Avatar } from '#kit/mark/avatar.tsx';
import { Tag } from '#kit/mark/tag.tsx';
import { t } from './texts.ts';

function CallRow({ call }: { call: ExpertCall }) {
  const { leagueName, home, away, startAt, score, right } = call;
  return (
    <tr>
      <td>
        <b>{`${home} – ${away}`}</b>
        <span className="cap t3">{`${leagueName} ${dayTimeText(startAt)}`}</span>
      </td>
      <td>{t(`expert.call_${call.call}`)}</td>
      <td className="num">{`${score[0]}:${score[1]}`}</td>
      <td>
        <span className={right ? 'record__right' : 'record__wrong'}>
          <Icon name={right ? 'check-circle' : 'x-circle'} size={16} />
          {t(right ? 'expert.right' : 'expert.wrong')}
        </span>
      </td>
    </tr>
  );
}

/** The calls that the record of an expert counts, right and wrong alike. */
function ExpertRecord({ calls }: { calls: readonly ExpertCall[] }) {
  return (
    <Card flush className="record" aria-labelledby="expert-record">
      <h2 id="expert-record">{t('expert.record')}</h2>
      <p className="cap t3">{t('expert.recordText')}</p>
      {calls.length === 0 ? (
        <p className="record__none t2">{t('expert.noRecord')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('expert.recordMatch')}</th>
              <th scope="col">{t('expert.recordCall')}</th>
              <th scope="col">{t('expert.recordScore')}</th>
              <th scope="col">{t('expert.recordResult')}</th>
            </tr>
          </thead>
          <tbody>
            {calls.map((call) => (
              <CallRow key={call.matchId} call={call} />
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

const MissingExpert = () => (
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
  <div className="stack gap-page" aria-hidden="true">
    <Card as="div" flush className="expert-head expert-head--waiting">
      <Skeleton width={88} height={88} shape="circle" />
    </Card>
    <Card as="div" flush className="expert-pieces expert-pieces--waiting">
      <SkeletonRows />
    </Card>
  </div>
);

function ExpertHeader({ profile: { expert, about } }: { profile: ExpertProfile }) {
  const { expertId, name, avatar, title, lastTen, articles, followers } = expert;
  return (
    <Card as="header" flush className="expert-head">
      <Avatar src={avatar} size={88} />
      <div>
        <div className="row wraps gap-10">
          <h1>{name}</h1>
          <Tag tone="primary">{t('reading.lastTen', { count: lastTen })}</Tag>
          <FollowStar kind="expert" id={expertId} name={name} />
        </div>
        <p className="t2">{title}</p>
        <p className="expert-head__about">{about}</p>
        <p className="cap t3">{t('reading.expertFacts', { articles, followers: countText(followers) })}</p>
      </div>
    </Card>
  );
}

function Pieces({ expertId }: { expertId: ExpertId }) {
  const [pages, setPages] = useAddressCount('pages', ARTICLE_PAGES);
  return (
    <Card flush className="expert-pieces" aria-labelledby="expert-pieces">
      <h2 id="expert-pieces">{t('expert.pieces')}</h2>
      <ArticlePages
        pages={pages}
        source={{ of: 'expert', expertId }}
        onMore={() => setPages(pages + 1)}
        empty={<EmptyState title={t('expert.noPieces')} />}
      />
    </Card>
  );
}

function Profile({ expertId }: { expertId: ExpertId }) {
  const query = useCall('expert.profile', { expertId });
  usePageTitle(lastOf(query)?.expert.name);
  return (
    <Loaded of={query} waiting={<Waiting />} missing={<MissingExpert />}>
      {(profile) => (
        <div className="stack gap-page">
          <ExpertHeader profile={profile} />
          <div className="expert-columns">
            <Pieces expertId={expertId} />
            <ExpertRecord calls={profile.calls} />
          </div>
        </div>
      )}
    </Loaded>
  );
}

/** Expert page: profile, articles, and the results of the last ten predictions [2.10]. */
export function ExpertScreen() {
  const { expertId } = useParams();
  return (
    <ReadingPage>
      <PageHead here={t('expert.title')} above={{ to: paths.experts, label: t('reading.experts') }} />
      {isExpertId(expertId) ? <Profile key={expertId} expertId={expertId} /> : <MissingExpert />}
    </ReadingPage>
  );
}
