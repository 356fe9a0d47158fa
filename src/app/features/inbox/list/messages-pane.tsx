import { useEffect } from 'react';
import { refreshAnswers, useCall } from '#app/core-client/query.ts';
import { REFRESH_MS } from '#app/core-client/refresh.table.ts';
import { useTopic } from '#app/core-client/topic.ts';
import { TabPanel } from '#app/kit/choice/tab-panel.tsx';
import { Tabs } from '#app/kit/choice/tabs.tsx';
import { lastOf } from '#contract/units/loadable.ts';
import { t } from '../texts.ts';
import { INBOX_TABS, type InboxPick, type InboxTab } from '../use-inbox-pick.ts';
import { MessageList } from './message-list.tsx';

const ID = 'inbox';

/** The lists are asked again as soon as the bell knows of another message, so that both say the same. */
function useNewest(): void {
  const view = lastOf(useTopic('inbox', null));
  const known = view ? `${view.unread} ${view.list[0]?.messageId ?? ''}` : '';
  useEffect(() => {
    if (known !== '') void refreshAnswers('inbox.list', 'inbox.counts');
  }, [known]);
}

/** The member's messages by kind, with how many of each are unread. */
export function MessagesPane({ pick }: { pick: InboxPick }) {
  useNewest();
  const counts = lastOf(useCall('inbox.counts', {}, { refetchMs: REFRESH_MS['inbox.counts'] }));
  const unreadOf = (tab: InboxTab): number => {
    if (!counts) return 0;
    const { system, promotion, order, letter } = counts;
    return tab === 'all' ? system + promotion + order + letter : counts[tab];
  };
  const items = INBOX_TABS.map((value) => {
    const count = unreadOf(value);
    const said = count > 0 ? { count, counts: t('inbox.unreadCount', { count }) } : {};
    return { value, label: t(`inbox.${value}`), ...said };
  });
  return (
    <section className="mc__list" aria-label={t('inbox.allMessages')}>
      <div className="mc__tabs">
        <Tabs id={ID} label={t('inbox.kinds')} items={items} value={pick.kind} onValueChange={pick.toKind} />
      </div>
      <TabPanel tabs={ID} value={pick.kind} current={pick.kind} className="mc__panel">
        <MessageList key={pick.kind} pick={pick} unread={unreadOf(pick.kind)} />
      </TabPanel>
    </section>
  );
}
