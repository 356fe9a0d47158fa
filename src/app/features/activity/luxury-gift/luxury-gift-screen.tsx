import { useState } from 'react';
import { GoodsImage } from '#app/features/rewards/parcel/goods-image.tsx';
import { parcelPath, paths } from '#app/routes/paths.ts';
import type { LuxuryTier } from '#contract/activity/schema/kinds/luxury-gift.ts';
import type { OutputOf } from '#contract/book/table.ts';
import { useCall } from '#core-client/query.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { Chip } from '#kit/choice/toggle-button.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { LevelBadge } from '#kit/mark/level-badge.tsx';
import { LockedNote } from '../head/act-notices.tsx';
import { ActivityHero } from '../head/page/activity-hero.tsx';
import { ActivityPage } from '../head/page/activity-page.tsx';
import { ActivityPart } from '../head/page/activity-part.tsx';
import { RulesCard } from '../head/page/rules-card.tsx';
import { PhasePill } from '../head/phase.tsx';
import { type Acting, useActing } from '../head/use-acting.ts';
import { GoodsChoice } from './goods-choice.tsx';
import { t } from './texts.ts';
import './luxury-gift.css';

type Gift = OutputOf<'activity.luxuryGift'>;

/** Returns the name of a grade among the others. */
function tierLabel({ grade, state, isInvited }: LuxuryTier): string {
  if (state === 'open') return t('luxury.tierOpen', { grade });
  if (state === 'chosen') return t('luxury.tierChosen', { grade });
  return t(isInvited ? 'luxury.tierInvited' : 'luxury.tierLocked', { grade });
}

function Hero({ card, part: { grade, tiers } }: Gift) {
  const claimedTitles = tiers.flatMap(({ parcel }) => (parcel === null ? [] : [parcel.goods.title]));
  const open = tiers.filter(({ state }) => state === 'open').length;
  return (
    <ActivityHero
      kind="luxuryGift"
      status={<PhasePill of={card} timed />}
      text={t('luxury.text')}
      facts={[
        ['star', t('luxury.grade'), `V${grade}`],
        ['gift', t('luxury.open'), t('luxury.openCount', { count: open })],
        ['check-circle', t('luxury.taken'), claimedTitles.length === 0 ? '—' : claimedTitles.join('、')],
      ]}
    />
  );
}

const Chosen = ({ parcel }: { parcel: NonNullable<LuxuryTier['parcel']> }) => (
  <div className="luxury-chosen row gap-20">
    <GoodsImage art={parcel.goods.art} size={96} className="luxury-chosen__pic" />
    <div>
      <b>{t('luxury.chosenNote', { title: parcel.goods.title })}</b>
      <p className="cap t3">{parcel.goods.note}</p>
      <Link
        className={buttonClass({ variant: parcel.state === 'chosen' ? 'primary' : 'line' })}
        to={parcelPath(parcel.parcelId)}
      >
        {t(parcel.state === 'chosen' ? 'luxury.toAddress' : 'luxury.toParcel')}
      </Link>
    </div>
  </div>
);

const Locked = ({ tier: { grade, goods, isInvited } }: { tier: LuxuryTier }) => (
  <>
    <ul className="luxury-goods grid-3 gap-12">
      {goods.map(({ goodsId, art, title, note }) => (
        <li key={goodsId} className="luxury-item">
          <GoodsImage art={art} size={96} className="luxury-item__pic" />
          <span className="luxury-item__text">
            <b>{title}</b>
            {note}
          </span>
        </li>
      ))}
    </ul>
    <p className="cap t3">{t(isInvited ? 'luxury.invitedNote' : 'luxury.lockedNote', { grade })}</p>
  </>
);

function Tier({ tier, acting }: { tier: LuxuryTier; acting: Acting }) {
  if (tier.parcel !== null) return <Chosen parcel={tier.parcel} />;
  return tier.state === 'open' ? <GoodsChoice tier={tier} acting={acting} /> : <Locked tier={tier} />;
}

const Tiers = ({ tiers }: { tiers: readonly LuxuryTier[] }) => (
  <Card aria-label={t('luxury.tiers')}>
    <div className="padded__head">
      <h2>{t('luxury.tiers')}</h2>
      <Link className="more" to={paths.parcels}>
        {t('luxury.parcels')}
      </Link>
    </div>
    <ul className="luxury-tiers grid-4 gap-8">
      {tiers.map(({ grade, goods, parcel, state }) => {
        const shown = parcel?.goods ?? goods[0];
        return (
          <li key={grade} data-state={state}>
            {shown === undefined ? null : (
              <GoodsImage art={shown.art} size={48} className="luxury-tiers__pic" />
            )}
            <LevelBadge level={grade} />
          </li>
        );
      })}
    </ul>
  </Card>
);

const RULES = [t('luxury.rule1'), t('luxury.rule2'), t('luxury.rule3'), t('luxury.rule4'), t('luxury.rule5')];

function Known({ card, part }: Gift) {
  const acting = useActing(card.activityId, 'activity.luxuryGift');
  const first = part.tiers.find(({ state }) => state === 'open') ?? part.tiers[0];
  const [grade, setGrade] = useState(first?.grade);
  const tier = part.tiers.find((each) => each.grade === grade);
  return (
    <ActivityPage
      kind="luxuryGift"
      hero={<Hero card={card} part={part} />}
      side={
        <>
          <Tiers tiers={part.tiers} />
          <RulesCard rules={RULES} />
        </>
      }
    >
      <Card aria-label={t('luxury.choose')}>
        <div className="padded__head">
          <h2>{t('luxury.choose')}</h2>
          <span className="cap t3">{t('luxury.chooseNote')}</span>
        </div>
        <div className="luxury-grades cluster gap-8">
          {part.tiers.map((each) => (
            <Chip key={each.grade} selected={each.grade === grade} onClick={() => setGrade(each.grade)}>
              {tierLabel(each)}
            </Chip>
          ))}
        </div>
        {card.mine.is === 'locked' && card.mine.why !== 'usedUp' ? <LockedNote mine={card.mine} /> : null}
        {tier === undefined ? null : <Tier key={tier.grade} tier={tier} acting={acting} />}
      </Card>
    </ActivityPage>
  );
}

/** One good of each grade that was reached, chosen here and sent home [1.03]. */
export function LuxuryGiftScreen() {
  return (
    <ActivityPart kind="luxuryGift" of={useCall('activity.luxuryGift', {})}>
      {(gift) => <Known {...gift} />}
    </ActivityPart>
  );
}
