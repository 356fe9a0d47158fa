import { PageHead } from '#app/features/ground/article/page-head.tsx';
import {
  ReadingContent,
  ReadingMissing,
  ReadingPage,
  ReadingSide,
  RelatedLinks,
} from '#app/features/ground/article/reading-page.tsx';
import { RichText } from '#app/features/ground/article/rich-text.tsx';
import { useParams } from '#app/routes/params.ts';
import { helpPath, paths } from '#app/routes/paths.ts';
import { isHelpTopicId } from '#contract/site/article/reading-address.ts';
import type { HelpTopic, HelpTopicId } from '#contract/site/help/schema.ts';
import { useCall } from '#core-client/query.ts';
import { dayText } from '#core-client/time/shown-time.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { t } from './texts.ts';
import './help.css';
import { lastOf } from '#contract/units/loadable.ts';
import { SkeletonRows } from '#kit/feedback/loading.tsx';

const Missing = () => (
  <ReadingMissing title={t('help.gone')} list={{ to: paths.help, label: t('help.toHelp') }} />
);

/** Sidebar of a topic: neighbouring topics, and a contact to customer service. */
function Side({ topic }: { topic: HelpTopic }) {
  const data = lastOf(useCall('help.topics', {}));
  const group = data?.groups.find(({ name }) => name === topic.groupName);
  const others = group?.topics.filter(({ topicId }) => topicId !== topic.topicId) ?? [];
  return (
    <ReadingSide label={t('help.more')}>
      <RelatedLinks
        title={t('help.same', { group: topic.groupName })}
        links={others.map(({ topicId, title }) => ({ to: helpPath(topicId), title }))}
      />
      <Card flush className="help-more">
        <h2>{t('help.more')}</h2>
        <p className="sm t2">{t('help.moreText')}</p>
        <Link className={buttonClass({ block: true })} to={paths.support}>
          {t('help.toService')}
        </Link>
      </Card>
    </ReadingSide>
  );
}

const Topic = ({ topicId }: { topicId: HelpTopicId }) => (
  <ReadingContent
    of={useCall('help.topic', { topicId })}
    titleOf={({ title }) => title}
    waiting={<SkeletonRows />}
    missing={<Missing />}
  >
    {(topic) => (
      <>
        <Card as="article" flush className="help-topic">
          <h1>{topic.title}</h1>
          <p className="cap t3">{t('help.updated', { day: dayText(topic.updatedAt) })}</p>
          <RichText html={topic.html} />
        </Card>
        <Side topic={topic} />
      </>
    )}
  </ReadingContent>
);

/** One topic of the help centre in full [2.10]. */
export function HelpTopicScreen() {
  const { topicId } = useParams();
  return (
    <ReadingPage>
      <PageHead here={t('help.topicTitle')} above={{ to: paths.help, label: t('help.title') }} />
      {isHelpTopicId(topicId) ? <Topic key={topicId} topicId={topicId} /> : <Missing />}
    </ReadingPage>
  );
}
