import type { ReactNode } from 'react';
import { tLater } from '#app/i18n/later-text.ts';
import { TabPanel } from '#app/kit/choice/tab-panel.tsx';
import { Tabs } from '#app/kit/choice/tabs.tsx';
import { RECORD_FILTERS } from './record-pick.ts';
import type { Picking } from './use-record-pick.ts';

const TABS = 'record-types';
const ITEMS = RECORD_FILTERS.map((value) => ({ value, label: tLater(`record.${value}`) }));

/** Everything, or one kind of movement. */
export const RecordTypes = ({
  picking: { pick, choose },
  children,
}: {
  picking: Picking;
  children: ReactNode;
}) => (
  <>
    <div className="recs__types">
      <Tabs
        id={TABS}
        label={tLater('record.types')}
        items={ITEMS}
        value={pick.type}
        onValueChange={(type) => choose({ type })}
      />
    </div>
    <TabPanel tabs={TABS} value={pick.type} current={pick.type}>
      {children}
    </TabPanel>
  </>
);
