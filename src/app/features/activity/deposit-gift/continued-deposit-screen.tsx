import { useState } from 'react';
import type { OutputOf } from '#contract/book/table.ts';
import { useCall } from '#core-client/query.ts';
import { LockedNote } from '../head/act-notices.tsx';
import { ActivityHero } from '../head/page/activity-hero.tsx';
import { ActivityPart } from '../head/page/activity-part.tsx';
import { ClaimPage } from '../head/page/claim-page.tsx';
import { RulesCard } from '../head/page/rules-card.tsx';
import { StatusPill } from '../head/status-pill.tsx';
import { t } from '../tasks/texts.ts';
import { DepositsCard } from './deposits-card.tsx';
import { CalculatorCard, RiskCard, TermsCard, useYuanText } from './gift-cards.tsx';

type Gift = OutputOf<'activity.continuedDeposit'>;

function Hero({ part: { terms, dayLeft, monthDeposits, monthBonus } }: Pick<Gift, 'part'>) {
  const yuan = useYuanText();
  const [first] = terms.tiers;
  return (
    <ActivityHero
      kind="continuedDeposit"
      status={<StatusPill tone="open">{t('task.furtherDaily')}</StatusPill>}
      text={t('task.furtherText', { from: yuan(first?.from ?? 0n), times: terms.times })}
      facts={[
        ['wallet', t('task.furtherMonth'), yuan(monthDeposits)],
        ['gift', t('task.furtherGot'), yuan(monthBonus)],
        ['clock', t('task.furtherToday'), t('task.furtherDay', { left: yuan(dayLeft) })],
      ]}
    />
  );
}

function ContinuedDepositPage({ card, part }: Gift) {
  const [typed, setTyped] = useState('500');
  const yuan = useYuanText();
  const { terms } = part;
  const rules = [
    t('task.furtherRule1'),
    t('task.furtherRule2'),
    t('task.furtherRule3', { most: yuan(part.dayMost) }),
    t('task.giftRuleEnd', { days: terms.termDays }),
    t('task.giftRuleCount'),
  ];
  return (
    <ClaimPage
      card={card}
      shows="activity.continuedDeposit"
      hero={<Hero part={part} />}
      note={card.mine.is === 'locked' && card.mine.why !== 'terms' ? <LockedNote mine={card.mine} /> : null}
      side={() => (
        <>
          <CalculatorCard terms={terms} typed={typed} onTyped={setTyped} />
          <RiskCard times={terms.times} />
          <RulesCard rules={rules} />
        </>
      )}
    >
      {(claiming) => (
        <>
          <DepositsCard deposits={part.deposits} terms={terms} claiming={claiming} />
          <TermsCard terms={terms} typed={typed} />
        </>
      )}
    </ClaimPage>
  );
}

/** Gift on further deposits: the gifts left today, each deposit with its claim and its wagering [1.03]. */
export function ContinuedDepositScreen() {
  return (
    <ActivityPart kind="continuedDeposit" of={useCall('activity.continuedDeposit', {})}>
      {(gift) => <ContinuedDepositPage {...gift} />}
    </ActivityPart>
  );
}
