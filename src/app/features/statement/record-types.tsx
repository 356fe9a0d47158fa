import type { ReactNode } from 'react';
import { useCurrency } from '#app/features/site/currency.ts';
import { TabPanel } from '#app/kit/choice/tab-panel.tsx';
import { Tabs } from '#app/kit/choice/tabs.tsx';
import { RECORD_FILTERS } from './record-pick.ts';
import { t } from './texts.ts';
import type { Picking } from './use-record-pick.ts';

const TABS = 'record-types';

/** Everything, or one kind of movement. */
export const RecordTypes = ({
  picking: { pick, choose },
  children,
}: {
  picking: Picking;
  children: ReactNode;
}) => {
  const verb = useCurrency()?.withdrawWord ?? '';
  const items = RECORD_FILTERS.map((value) => ({
    value,
    label: value === 'withdrawal' ? verb : t(`record.${value}`),
  }));
  return (
    <>
      <div className="recs__types">
        <Tabs
          id={TABS}
          label={t('record.types')}
          items={items}
          value={pick.type}
          onValueChange={(type) => choose({ type })}
        />
      </div>
      <TabPanel tabs={TABS} value={pick.type} current={pick.type}>
        {children}
      </TabPanel>
    </>
  );
};
