import { useSearchParams } from 'react-router-dom';
import { PageHead, PageTitle } from '#app/features/ground/article/page-head.tsx';
import { ReadingPage } from '#app/features/ground/article/reading-page.tsx';
import { RichText } from '#app/features/ground/article/rich-text.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import type { Announcement } from '#contract/site/announcement/schema.ts';
import { useCall } from '#core-client/query.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Tag } from '#kit/mark/tag.tsx';
import { t } from './texts.ts';
import './announcements.css';

type ItemProps = { announcement: Announcement; open: boolean; onToggle: () => void };

function Item({ announcement, open, onToggle }: ItemProps) {
  const { announcementId, title, label, publishedAt, html } = announcement;
  const bodyId = `announcement-${announcementId}`;
  return (
    <li className="announcement">
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? bodyId : undefined}
          onClick={onToggle}
        >
          <Tag>{label}</Tag>
          <span className="announcement__title">{title}</span>
          <span className="cap t3 num announcement__time">{dayTimeText(publishedAt)}</span>
          <Icon name={open ? 'chev-up' : 'chev-down'} size={18} />
        </button>
      </h2>
      {open ? (
        <div className="announcement__body" id={bodyId}>
          <RichText html={html} />
        </div>
      ) : null}
    </li>
  );
}

/** Announcements of the site; the address contains the id of the open one, so that the ticker can link to it [3.12]. */
export function AnnouncementsScreen() {
  const [params, setParams] = useSearchParams();
  const open = params.get('open');
  const announcements = useCall('announcement.list', {});
  const toggle = (id: string) => setParams(open === id ? {} : { open: id }, { replace: true });

  return (
    <ReadingPage className="announcements">
      <PageHead here={t('announcement.title')} />
      <PageTitle title={t('announcement.title')} text={t('announcement.text')} />
      <Loaded
        of={announcements}
        waiting={<SkeletonRows />}
        empty={<EmptyState title={t('announcement.none')} />}
      >
        {({ list }) => (
          <Card as="ul" flush className="announcement-list">
            {list.map((announcement) => (
              <Item
                key={announcement.announcementId}
                announcement={announcement}
                open={open === announcement.announcementId}
                onToggle={() => toggle(announcement.announcementId)}
              />
            ))}
          </Card>
        )}
      </Loaded>
    </ReadingPage>
  );
}
