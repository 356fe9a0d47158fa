import { useState } from 'react';
import { TabPanel } from '#kit/choice/tab-panel.tsx';
import { Tabs } from '#kit/choice/tabs.tsx';
import { statesTexts } from './texts.ts';

const text = statesTexts.tabs;
type Tab = 'chat' | 'odds' | 'match';

/** Tabs with their panels. */
export function TabSamples() {
  const [tab, setTab] = useState<Tab>('chat');
  return (
    <>
      <Tabs
        id="sheet"
        label={text.label}
        value={tab}
        onValueChange={setTab}
        items={[
          { value: 'chat', label: text.chat, count: 128 },
          { value: 'odds', label: text.odds },
          { value: 'match', label: text.match },
        ]}
      />
      <TabPanel tabs="sheet" value="chat" current={tab} className="states__panel">
        {text.chatText}
      </TabPanel>
      <TabPanel tabs="sheet" value="odds" current={tab} className="states__panel" keepMounted>
        {text.oddsText}
      </TabPanel>
      <TabPanel tabs="sheet" value="match" current={tab} className="states__panel">
        {text.matchText}
      </TabPanel>
    </>
  );
}
