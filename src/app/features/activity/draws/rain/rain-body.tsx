import './rain-body.css';
import './windows-card.css';
import { useState } from 'react';
import { ActNotices } from '#app/features/activity/head/act-notices.tsx';
import { ActivityPage } from '#app/features/activity/head/page/activity-page.tsx';
import { RulesCard } from '#app/features/activity/head/page/rules-card.tsx';
import { RecordsCard } from '#app/features/activity/head/records-card.tsx';
import { StatusPill, type StatusTone } from '#app/features/activity/head/status-pill.tsx';
import type { Acting } from '#app/features/activity/head/use-acting.ts';
import type { RainPart, RainWindow } from '#contract/activity/schema/kinds/rain.ts';
import { formatCoins } from '#contract/units/money.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { hourMinute } from '#contract/units/time.ts';
import { createStoredChoice } from '#core-client/storage/stored-choice.ts';
import { useServerText } from '#core-client/time/server-clock.ts';
import { classNames } from '#kit/class-names.ts';
import { Switch } from '#kit/form/switch.tsx';
import { Card } from '#kit/layout/card.tsx';
import { useReducedMotion } from '#kit/layout/use-media-query.ts';
import { Envelope } from './envelope.tsx';
import { RainHero, windowNow } from './rain-hero.tsx';
import { ENVELOPE_TONES } from './rain-lanes.ts';
import { BandsCard, FairCard, LastCard } from './rain-side.tsx';
import { RainStage } from './rain-stage.tsx';
import { RemindRain } from './remind-rain.tsx';
import { t } from './texts.ts';

interface StillCardProps {
  still: boolean;
  onStill: (still: boolean) => void;
}

/** Static alternative for members who cannot or prefer not to catch moving envelopes. */
const StillCard = ({ still, onStill }: StillCardProps) => (
  <Card aria-label={t('rain.still')}>
    <div className="padded__head">
      <h2>{t('rain.still')}</h2>
    </div>
    <div className="rain-still">
      <div className="rain-still__row">
        {ENVELOPE_TONES.map((tone) => (
          <Envelope key={tone} tone={tone} width={44} />
        ))}
      </div>
      <p>{t('rain.stillText')}</p>
      <Switch label={t('rain.stillSwitch')} labelHidden checked={still} onCheckedChange={onStill} />
    </div>
  </Card>
);

const choice = createStoredChoice('rain-still');

/** Returns whether envelopes are static: the browser's motion preference, until the member chooses here. */
function useStill() {
  const stored = choice.use();
  const isReduced = useReducedMotion();
  return {
    isStill: stored === null ? isReduced : stored === 'yes',
    setStill: (still: boolean) => choice.set(still ? 'yes' : 'no'),
  };
}

interface RainBodyProps {
  part: RainPart;
  acting: Acting;
}

const RULES = ['rain.rule1', 'rain.rule2', 'rain.rule3', 'rain.rule4', 'rain.rule5'] as const;

/** The window whose envelopes are on the whole screen: to be opened after going in, or listed. */
type Stage = { readonly windowId: string; readonly isPlayed: boolean };

/** Manages the content of the full-screen stage and how it opens. */
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

interface WindowsCardProps {
  windows: readonly RainWindow[];
}

type Standing = { readonly tone: StatusTone; readonly text: string };

function standingOf({ phase, openAt }: RainWindow, isNext: boolean, today: string): Standing {
  if (phase === 'over') return { tone: 'over', text: t('rain.phase_over') };
  if (phase === 'open') return { tone: 'open', text: t('rain.phase_open') };
  if (isNext) return { tone: 'soon', text: t('rain.phase_next') };
  const isToday = siteDayOf(openAt) === today;
  return { tone: 'locked', text: isToday ? t('rain.phase_ahead') : t('rain.tomorrow') };
}

/** Value of a window for the member: their share, the amount left, or its contents. */
function Worth({ row: { mine, phase, pot, potLeft } }: { row: RainWindow }) {
  if (mine)
    return (
      <>
        <span>{t('rain.gotCount', { count: mine.envelopes.length })}</span>
        <b className="gold-text num">{t('rain.resultCoins', { coins: formatCoins(mine.total) })}</b>
      </>
    );
  if (phase === 'over') return <span>{t('rain.notIn')}</span>;
  return (
    <>
      <span>{t('rain.pot', { coins: formatCoins(pot) })}</span>
      {phase === 'open' ? <span>{t('rain.potLeft', { coins: formatCoins(potLeft) })}</span> : null}
    </>
  );
}

/** The windows of the day, by time. */
function WindowsCard({ windows }: WindowsCardProps) {
  const today = useServerText(siteDayOf);
  const next = windows.find(({ phase }) => phase !== 'over');
  return (
    <Card aria-label={t('rain.windows')}>
      <div className="padded__head">
        <h2>{t('rain.windows')}</h2>
      </div>
      <ul className="rain-windows">
        {windows.map((row) => {
          const isNext = row === next;
          const { tone, text } = standingOf(row, isNext, today);
          return (
            <li
              key={row.windowId}
              className={classNames(isNext && 'is-next', row.phase === 'over' && 'is-over')}
            >
              <div>
                <b className="num">{hourMinute(row.openAt)}</b>
                <StatusPill tone={tone}>{text}</StatusPill>
              </div>
              <span>{row.title}</span>
              <Worth row={row} />
              {row.phase === 'ahead' && !isNext ? <RemindRain window={row} inRow /> : null}
            </li>
          );
        })}
      </ul>
    </Card>
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
