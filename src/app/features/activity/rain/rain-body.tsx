import { useState } from 'react';
import type { RainPart, RainWindow } from '#contract/models/activity/rain.ts';
import { ActNotices } from '../head/act-notices.tsx';
import { ActivityPage } from '../head/activity-page.tsx';
import { RecordsCard } from '../head/records-card.tsx';
import { RulesCard } from '../head/rules-card.tsx';
import type { Acting } from '../head/use-acting.ts';
import { RainHero, windowNow } from './rain-hero.tsx';
import { BandsCard, FairCard, LastCard } from './rain-side.tsx';
import { RainStage } from './rain-stage.tsx';
import { StillCard } from './still-card.tsx';
import { useStill } from './still-choice.ts';
import { t } from './texts.ts';
import { WindowsCard } from './windows-card.tsx';
import './rain.css';

interface RainBodyProps {
  part: RainPart;
  acting: Acting;
}

const RULES = ['rain.rule1', 'rain.rule2', 'rain.rule3', 'rain.rule4', 'rain.rule5'] as const;

/** The window whose envelopes are on the whole screen: to be opened after going in, or listed. */
type Stage = { readonly windowId: string; readonly isPlayed: boolean };

/** What is on the whole screen, and how it comes there. */
function useStage(part: RainPart, acting: Acting) {
  const [stage, setStage] = useState<Stage | null>(null);
  const window = part.windows.find(({ windowId }) => windowId === stage?.windowId);
  return {
    isPlayed: stage?.isPlayed ?? false,
    window,
    close: () => setStage(null),
    show: ({ windowId }: RainWindow) => setStage({ windowId, isPlayed: true }),
    enter: async ({ windowId }: RainWindow) => {
      const result = await acting.act({ does: 'enterRain', windowId });
      if (result !== null) setStage({ windowId, isPlayed: false });
    },
  };
}

function Side({ part }: { part: RainPart }) {
  const window = windowNow(part);
  return (
    <>
      {window && part.bands.length > 0 ? <BandsCard bands={part.bands} window={window} /> : null}
      <LastCard last={part.last} />
      <FairCard window={window} last={part.last} />
    </>
  );
}

/** Red-packet rain: the windows of the day, what is in them, the member's own, and the screen on which envelopes fall. */
export function RainBody({ part, acting }: RainBodyProps) {
  const { isStill, setStill } = useStill();
  const { window, isPlayed, show, enter, close } = useStage(part, acting);
  return (
    <ActivityPage
      kind="rain"
      hero={
        <>
          <RainHero part={part} busy={acting.busy} onEnter={(entered) => void enter(entered)} onShow={show} />
          <ActNotices of={acting} />
        </>
      }
      side={<Side part={part} />}
    >
      <WindowsCard windows={part.windows} />
      <RecordsCard kind="rain" acting={acting} />
      <StillCard still={isStill} onStill={setStill} />
      <RulesCard rules={RULES.map((rule) => t(rule))} />
      {window?.mine ? (
        <RainStage
          entry={window.mine}
          endAt={window.endAt}
          isPlayed={isPlayed}
          still={isStill}
          onClose={close}
        />
      ) : null}
    </ActivityPage>
  );
}
