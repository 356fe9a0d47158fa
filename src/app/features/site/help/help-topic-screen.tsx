import { PageHead } from '#app/features/ground/article/page-head.tsx';
import {
  ReadingBox,
  ReadingColumns,
  ReadingLinks,
  ReadingPage,
  ReadingSide,
} from '#app/features/ground/article/reading-page.tsx';
import { RichText } from '#app/features/ground/article/rich-text.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { usePageTitle } from '#app/page/use-page-title.ts';
import { useParams } from '#app/routes/params.ts';
import { helpPath, paths } from '#app/routes/paths.ts';
import { isHelpTopicId } from '#contract/community/chat/reading/reading-address.ts';
import type { HelpTopic, HelpTopicId } from '#contract/site/help/schema.ts';
import { useCall } from '#core-client/query.ts';
import { dayText } from '#core-client/time/shown-time.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { SkeletonRows } from '#kit/feedback/skeleton-rows.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { t } from './texts.ts';
import './help.css';
import { lastOf } from '#contract/units/loadable.ts';

const Gone = () => (
  <EmptyState
    size="page"
    title={t('help.gone')}
    action={
      <Link className={buttonClass({ variant: 'primary' })} to={paths.help}>
        {t('help.toHelp')}
      </Link>
    }
  />
);

/** Sidebar of a topic: neighbouring topics, and a contact to customer service. */
function Side({ topic }: { topic: HelpTopic }) {
  const data = lastOf(useCall('help.topics', {}));
  const group = data?.groups.find(({ name }) => name === topic.groupName);
  const others = group?.topics.filter(({ topicId }) => topicId !== topic.topicId) ?? [];
  return (
    <ReadingSide label={t('help.more')}>
      {others.length > 0 ? (
        <ReadingBox title={t('help.same', { group: topic.groupName })}>
          <ReadingLinks>
            {others.map(({ topicId, title }) => (
              <Link key={topicId} to={helpPath(topicId)}>
                {title}
              </Link>
            ))}
          </ReadingLinks>
        </ReadingBox>
      ) : null}
      <Card flush className="helpmore">
        <h2>{t('help.more')}</h2>
        <p className="sm t2">{t('help.moreText')}</p>
        <Link className={buttonClass({ block: true })} to={paths.support}>
          {t('help.toService')}
        </Link>
      </Card>
    </ReadingSide>
  );
}

function Topic({ topicId }: { topicId: HelpTopicId }) {
  const query = useCall('help.topic', { topicId });
  usePageTitle(lastOf(query)?.title);
  return (
    <Loaded of={query} waiting={<SkeletonRows />} missing={<Gone />}>
      {(topic) => (
        <ReadingColumns>
          <Card as="article" flush className="helptopic">
            <h1>{topic.title}</h1>
            <p className="cap t3">{t('help.updated', { day: dayText(topic.updatedAt) })}</p>
            <RichText html={topic.html} />
          </Card>
          <Side topic={topic} />
        </ReadingColumns>
      )}
    </Loaded>
  );
}

/** One topic of the help centre in full [2.10]. */
export function HelpTopicScreen() {
  const { topicId } = useParams();
  return (
    <ReadingPage>
      <PageHead here={t('help.topicTitle')} above={{ to: paths.help, label: t('help.title') }} />
      {isHelpTopicId(topicId) ? <Topic key={topicId} topicId={topicId} /> : <Gone />}
    </ReadingPage>
  );
}
