import './lately-card.css';
import { ActivityPage } from '#app/features/activity/head/page/activity-page.tsx';
import { ActivityPart } from '#app/features/activity/head/page/activity-part.tsx';
import { RulesCard } from '#app/features/activity/head/page/rules-card.tsx';
import { OddsTable } from '#app/features/activity/head/prize/odds-table.tsx';
import { PrizeArt } from '#app/features/activity/head/prize/prize-art.tsx';
import { usePrizeLabel } from '#app/features/activity/head/prize/prize-label.ts';
import { RecordsCard } from '#app/features/activity/head/records-card.tsx';
import { useActing } from '#app/features/activity/head/use-acting.ts';
import type { WheelPart } from '#contract/activity/schema/kinds/wheel.ts';
import type { OutputOf } from '#contract/book/table.ts';
import { useCall } from '#core-client/query.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Card } from '#kit/layout/card.tsx';
import { SourcesCard } from './sources-card.tsx';
import { t } from './texts.ts';
import { fallbackName, oddsOf } from './wheel-sectors.ts';
import { WheelStage } from './wheel-stage.tsx';

/** Recent draws of members, by masked names. */
function LatelyCard({ part: { lately } }: { part: WheelPart }) {
  const labelOf = usePrizeLabel();
  return (
    <Card aria-label={t('wheel.lately')}>
      <div className="padded__head">
        <h2>{t('wheel.lately')}</h2>
      </div>
      {lately.length === 0 ? (
        <p className="sm">
          <b>{t('wheel.latelyNone')}</b>
          <br />
          <span className="t3">{t('wheel.latelyNoneText')}</span>
        </p>
      ) : (
        <ul className="ruled wheel-recent">
          {lately.map(({ resultId, name, prize, at }) => (
            <li key={resultId}>
              <PrizeArt name={labelOf(prize).art} size={24} />
              <span className="ell">{name}</span>
              <b className={prize.is === 'coins' ? 'gold-text' : undefined}>{labelOf(prize).text}</b>
              <span className="cap t3 num">{dayTimeText(at)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

type Wheel = OutputOf<'activity.wheel'>;

function Odds({ part }: Pick<Wheel, 'part'>) {
  const labelOf = usePrizeLabel();
  return (
    <Card aria-label={t('activity.odds')}>
      <div className="padded__head">
        <h2>{t('activity.odds')}</h2>
        <span className="sm t3">{t('activity.oddsEach')}</span>
      </div>
      <OddsTable rows={oddsOf(part, labelOf)} />
      <p className="cap t3">{t('wheel.fallback', { fallback: fallbackName(part, labelOf) })}</p>
    </Card>
  );
}

const Rules = ({ part: { most } }: Pick<Wheel, 'part'>) => (
  <RulesCard rules={[t('wheel.rule1', { most }), t('wheel.rule2'), t('wheel.rule3'), t('wheel.rule4')]} />
);

function Known({ card, part }: Wheel) {
  const acting = useActing(card.activityId, 'activity.wheel');
  return (
    <ActivityPage
      kind="wheel"
      side={
        <>
          <Odds part={part} />
          <LatelyCard part={part} />
          <Rules part={part} />
        </>
      }
    >
      <WheelStage card={card} part={part} acting={acting} />
      <SourcesCard part={part} />
      <RecordsCard kind="wheel" acting={acting} />
    </ActivityPage>
  );
}

/** The wheel: one turn a press, decided by the platform before anything moves [1.03]. */
export function WheelScreen() {
  return (
    <ActivityPart kind="wheel" of={useCall('activity.wheel', {})}>
      {(wheel) => <Known {...wheel} />}
    </ActivityPart>
  );
}
