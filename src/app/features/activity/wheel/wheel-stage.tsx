import { Button } from '#app/kit/action/button.tsx';
import type { ActivityCard } from '#contract/models/activity/card.ts';
import type { WheelPart } from '#contract/models/activity/wheel.ts';
import { dayTime } from '#contract/units/time.ts';
import { ActNotices } from '../head/act-notices.tsx';
import { KINDS } from '../head/kinds.table.ts';
import { LockedNote } from '../head/locked-note.tsx';
import { PhasePill } from '../head/phase-pill.tsx';
import { usePrizeWords } from '../head/prize-words.ts';
import { ResultDialog } from '../head/result-dialog.tsx';
import type { Acting } from '../head/use-acting.ts';
import { t } from './texts.ts';
import { useSpin } from './use-spin.ts';
import { WheelPicture } from './wheel-picture.tsx';
import { sectorsOf } from './wheel-words.ts';
import './wheel-stage.css';

interface WheelStageProps {
  card: ActivityCard;
  part: WheelPart;
  acting: Acting;
}

/** The words in the middle of the wheel. */
function hubWords(turning: boolean, left: number): readonly [string, string] {
  if (turning) return [t('wheel.turning'), ''];
  return left > 0 ? [t('wheel.hub'), t('wheel.useOne')] : [t('wheel.usedUp'), t('wheel.tomorrow')];
}

const Top = ({ card, left }: { card: ActivityCard; left: number }) => (
  <div className="wheelstage__top">
    <div>
      <PhasePill of={card} timed />
      <h1>{KINDS.wheel.title}</h1>
      <p>{t('wheel.text')}</p>
    </div>
    <p className="wheelstage__left">
      {t('wheel.left')} <b className="num">{left}</b> {t('wheel.times')}
    </p>
  </div>
);

/** The wheel with its one button; what was drawn is shown as a receipt once the wheel rests. */
export function WheelStage({ card, part, acting }: WheelStageProps) {
  const wordsOf = usePrizeWords();
  const { disc, spin, turning, record, setRecord, hot } = useSpin(acting, part.sectors.length);
  const left = card.mine.is === 'ready' ? card.mine.left : 0;
  const [main, sub] = hubWords(turning, left);
  return (
    <section className="card wheelstage" aria-label={KINDS.wheel.title}>
      <Top card={card} left={left} />
      <WheelPicture
        sectors={sectorsOf(part, wordsOf)}
        disc={disc}
        hot={hot}
        main={main}
        sub={sub}
        isTurning={turning}
        isDim={left === 0 && !turning}
      />
      <Button
        variant="primary"
        size="lg"
        className="wheelstage__go"
        disabled={left === 0 && !turning}
        loading={turning || acting.busy}
        onClick={() => void spin()}
      >
        {t(left > 0 || turning ? 'wheel.spin' : 'wheel.usedUpLong')}
      </Button>
      <p className="wheelstage__note" role="status">
        {turning ? t('wheel.decided') : t('wheel.fair')}
        <br />
        {t('wheel.resetAt', { time: dayTime(part.resetAt) })}
      </p>
      <LockedNote mine={card.mine} />
      <ActNotices of={acting} />
      <ResultDialog record={record} acting={acting} onRecord={setRecord} />
    </section>
  );
}
