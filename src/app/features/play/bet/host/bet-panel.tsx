import { useId, useState } from 'react';
import { TabPanel, Tabs } from '#kit/choice/tabs.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { useLegCount } from '../pick/picks.ts';
import { usePlacedCount, usePlacedIds } from '../placed/placed-bets.ts';
import { PlacedCard } from '../placed/placed-card.tsx';
import { SlipEditor } from '../slip/slip-editor.tsx';
import { t } from '../texts.ts';
import { BetTray } from '../tray/bet-tray.tsx';
import { useOpenCount } from '../tray/use-bets.ts';
import './bet-panel.css';

type Tab = 'slip' | 'bets';

/** Receipts of placed bets, and under them the slip while it has legs. */
function SlipPart() {
  const ids = usePlacedIds();
  const legs = useLegCount();
  return (
    <>
      {ids.map((betId) => (
        <PlacedCard key={betId} betId={betId} />
      ))}
      <SlipEditor />
      {ids.length + legs === 0 ? <EmptyState title={t('slip.empty')} text={t('tray.emptyText')} /> : null}
    </>
  );
}

/** The slip and the open bets, in the panel of prices, a dock or a sheet; opens with the bets while the slip is empty. */
export function BetPanel({ inSheet = false }: { inSheet?: boolean }) {
  const id = useId();
  const legs = useLegCount();
  const open = useOpenCount();
  const isFilled = usePlacedCount() + legs > 0;
  const [wasFilled, setWasFilled] = useState(isFilled);
  const [tab, setTab] = useState<Tab>(isFilled || open === 0 ? 'slip' : 'bets');
  if (isFilled !== wasFilled) {
    setWasFilled(isFilled);
    if (isFilled) setTab('slip');
  }
  return (
    <div className={inSheet ? 'bet-panel column bet-panel--sheet' : 'bet-panel column'}>
      <Tabs
        id={id}
        label={t('slip.title')}
        value={tab}
        onValueChange={setTab}
        items={[
          { value: 'slip', label: t('slip.title'), count: legs, counts: t('slip.count', { count: legs }) },
          { value: 'bets', label: t('tray.title'), count: open, counts: t('tray.count', { count: open }) },
        ]}
      />
      <TabPanel tabs={id} value="slip" current={tab} className="bet-panel__body" keepMounted>
        <SlipPart />
      </TabPanel>
      <TabPanel tabs={id} value="bets" current={tab} className="bet-panel__body">
        <BetTray />
      </TabPanel>
    </div>
  );
}
