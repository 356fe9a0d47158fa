import { useState } from 'react';
import { useCall } from '#app/core-client/query.ts';
import type { OutputOf } from '#contract/calls/table.ts';
import { formatMinor } from '#contract/units/money.ts';
import { ActNotices } from '../head/act-notices.tsx';
import { ActivityHero } from '../head/activity-hero.tsx';
import { ActivityPage } from '../head/activity-page.tsx';
import { ActivityPart } from '../head/activity-part.tsx';
import { LockedNote } from '../head/locked-note.tsx';
import { ResultDialog } from '../head/result-dialog.tsx';
import { RulesCard } from '../head/rules-card.tsx';
import { StatusPill } from '../head/status-pill.tsx';
import { useActing } from '../head/use-acting.ts';
import { t } from '../tasks/texts.ts';
import { useClaiming } from '../tasks/use-claiming.ts';
import { DepositsCard } from './deposits-card.tsx';
import { ReckonCard } from './reckon-card.tsx';
import { RiskCard } from './risk-card.tsx';
import { TermsCard } from './terms-card.tsx';

type Gift = OutputOf<'activity.continuedDeposit'>;

const Hero = ({ part: { dayLeft, monthDeposits, monthBonus } }: Pick<Gift, 'part'>) => (
  <ActivityHero
    kind="continuedDeposit"
    status={<StatusPill tone="open">{t('task.furtherDaily')}</StatusPill>}
    text={t('task.furtherText')}
    facts={[
      ['wallet', t('task.furtherMonth'), formatMinor(monthDeposits)],
      ['gift', t('task.furtherGot'), formatMinor(monthBonus)],
      ['clock', t('task.furtherToday'), t('task.furtherDay', { left: formatMinor(dayLeft) })],
    ]}
  />
);

function Known({ card, part }: Gift) {
  const acting = useActing(card.activityId, 'activity.continuedDeposit');
  const claiming = useClaiming(acting);
  const [typed, setTyped] = useState('500');
  const { terms } = part;
  const rules = [
    t('task.furtherRule1'),
    t('task.furtherRule2'),
    t('task.furtherRule3', { most: formatMinor(part.dayMost) }),
    t('task.giftRuleEnd', { days: terms.termDays }),
    t('task.giftRuleCount'),
  ];
  return (
    <ActivityPage
      kind="continuedDeposit"
      hero={<Hero part={part} />}
      side={
        <>
          <ReckonCard terms={terms} typed={typed} onTyped={setTyped} />
          <RiskCard times={terms.times} />
          <RulesCard rules={rules} />
        </>
      }
    >
      {card.mine.is === 'locked' && card.mine.why !== 'terms' ? <LockedNote mine={card.mine} /> : null}
      <ActNotices of={acting} />
      <DepositsCard deposits={part.deposits} terms={terms} claiming={claiming} />
      <TermsCard terms={terms} typed={typed} />
      <ResultDialog record={claiming.record} acting={acting} onRecord={claiming.setRecord} />
    </ActivityPage>
  );
}

/** The gift on further deposits: what today still gives, each deposit with its claim and its wagering [1.03]. */
export function ContinuedDepositScreen() {
  return (
    <ActivityPart kind="continuedDeposit" of={useCall('activity.continuedDeposit', {})}>
      {(gift) => <Known {...gift} />}
    </ActivityPart>
  );
}
