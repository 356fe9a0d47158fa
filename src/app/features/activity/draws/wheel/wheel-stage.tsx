import { useSnapshot } from 'valtio';
import { ActNotices, LockedNote } from '#app/features/activity/head/act-notices.tsx';
import { KINDS } from '#app/features/activity/head/kinds.table.ts';
import { PhasePill } from '#app/features/activity/head/phase.tsx';
import { usePrizeLabel } from '#app/features/activity/head/prize/prize-label.ts';
import { ResultDialog } from '#app/features/activity/head/result-dialog.tsx';
import type { Acting } from '#app/features/activity/head/use-acting.ts';
import { t as activityText } from '#app/features/activity/texts.ts';
import type { ActivityCard } from '#contract/activity/schema/card.ts';
import type { WheelPart } from '#contract/activity/schema/kinds/wheel.ts';
import type { ActivityRecord } from '#contract/activity/schema/record.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Button } from '#kit/action/button.tsx';
import { IconButton } from '#kit/action/icon-button.tsx';
import { Card } from '#kit/layout/card.tsx';
import { t } from './texts.ts';
import { remainingTurns } from './turning.ts';
import { type Spinning, useSpin } from './use-spin.ts';
import { WheelGraphic } from './wheel-graphic.tsx';
import { sectorsOf } from './wheel-sectors.ts';
import { activitySound, setActivitySound } from './wheel-sound.ts';
import './wheel-stage.css';

/** Turns the sound of activities on and off. */
function SoundButton() {
  const { on } = useSnapshot(activitySound);
  return (
    <IconButton
      icon={on ? 'volume' : 'mute'}
      label={activityText('activity.sound')}
      pressed={on}
      onClick={() => setActivitySound(!on)}
    />
  );
}

interface WheelStageProps {
  card: ActivityCard;
  part: WheelPart;
  acting: Acting;
}

/** Returns the text in the middle of the wheel. */
function hubText(spinning: Spinning, turns: number | null): readonly [string, string] {
  if (spinning === 'late') return [t('wheel.late'), ''];
  if (spinning !== 'idle') return [t('wheel.turning'), ''];
  if (turns === null) return [t('wheel.shut'), ''];
  return turns > 0 ? [t('wheel.hub'), t('wheel.useOne')] : [t('wheel.usedUp'), t('wheel.tomorrow')];
}

const Top = ({ card, remaining }: { card: ActivityCard; remaining: number }) => (
  <div className="wheel-stage__top">
    <div>
      <PhasePill of={card} timed />
      <h1>{KINDS.wheel.title}</h1>
      <p>{t('wheel.text')}</p>
    </div>
    <div className="wheel-stage__side">
      <p className="wheel-stage__left nowrap">
        {t('wheel.left')} <b className="num">{remaining}</b> {t('wheel.times')}
      </p>
      <SoundButton />
    </div>
  </div>
);

const NOTES: Readonly<Record<Spinning, string>> = {
  idle: t('wheel.fair'),
  turning: t('wheel.deciding'),
  late: t('activity.verifying'),
  known: t('wheel.decided'),
};

interface NoteProps {
  spinning: Spinning;
  part: WheelPart;
  /** The last turn of the day is looked at again. */
  open: (record: ActivityRecord) => void;
}

/** Result as far as it is known; at rest, the last one of the day. */
function Note({ spinning, part: { last, resetAt }, open }: NoteProps) {
  const labelOf = usePrizeLabel();
  return (
    <>
      <p className="wheel-stage__note" role="status">
        {NOTES[spinning]}
        <br />
        {t('wheel.resetAt', { time: dayTimeText(resetAt) })}
      </p>
      {last === null || spinning !== 'idle' ? null : (
        <button type="button" className="link wheel-stage__last" onClick={() => open(last)}>
          {t('wheel.last', { prize: labelOf(last.prize).text })}
        </button>
      )}
    </>
  );
}

/** The wheel with its one button; what was drawn is shown as a receipt once the wheel rests. */
export function WheelStage({ card, part, acting }: WheelStageProps) {
  const labelOf = usePrizeLabel();
  const { disc, spin, spinning, record, setRecord, hot } = useSpin(acting, part.sectors.length);
  const turns = remainingTurns(card, part);
  const remaining = turns ?? 0;
  const turning = spinning !== 'idle';
  const [main, sub] = hubText(spinning, turns);
  return (
    <Card flush className="wheel-stage" aria-label={KINDS.wheel.title}>
      <Top card={card} remaining={remaining} />
      <WheelGraphic
        sectors={sectorsOf(part, labelOf)}
        disc={disc}
        hot={hot}
        main={main}
        sub={sub}
        isTurning={turning && spinning !== 'late'}
        isDim={remaining === 0 && !turning}
      />
      <Button
        variant="primary"
        size="lg"
        className="wheel-stage__go"
        disabled={remaining === 0 && !turning}
        loading={turning || acting.busy}
        onClick={() => void spin()}
      >
        {t(remaining > 0 || turning ? 'wheel.spin' : turns === 0 ? 'wheel.usedUpLong' : 'wheel.shutLong')}
      </Button>
      <Note spinning={spinning} part={part} open={setRecord} />
      <LockedNote mine={card.mine} />
      <ActNotices of={acting} />
      <ResultDialog record={record} acting={acting} onRecord={setRecord} />
    </Card>
  );
}
