import './deposit-gift.css';
import { useState } from 'react';
import type { DepositGiftTerms, GiftedDeposit } from '#contract/activity/schema/kinds/deposit-gift.ts';
import type { OutputOf } from '#contract/book/table.ts';
import { useCall } from '#core-client/query.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Card } from '#kit/layout/card.tsx';
import { ActivityHero } from '../head/page/activity-hero.tsx';
import { ActivityPart } from '../head/page/activity-part.tsx';
import { ClaimPage } from '../head/page/claim-page.tsx';
import { RulesCard } from '../head/page/rules-card.tsx';
import { StatusPill } from '../head/status-pill.tsx';
import { t } from '../tasks/texts.ts';
import { DepositsCard } from './deposits-card.tsx';
import { CalculatorCard, RiskCard, TermsCard, useYuanText } from './gift-cards.tsx';

const HOURS_A_DAY = 24;

interface FirstStepsProps {
  deposit: GiftedDeposit | null;
  terms: DepositGiftTerms;
}

/** Returns the number of steps that the member has completed. */
function doneOf(deposit: GiftedDeposit | null): number {
  if (deposit === null) return 0;
  if (deposit.state !== 'taken') return 1;
  return deposit.given?.state === 'released' ? 3 : 2;
}

/** The way of the gift from the deposit to money of one's own, and where the member is on it. */
function FirstSteps({ deposit, terms: { tiers, times, termDays, claimHours } }: FirstStepsProps) {
  const done = doneOf(deposit);
  const yuan = useYuanText();
  const [first] = tiers;
  const steps = [
    [t('task.stepDeposit'), first === undefined ? '' : t('task.stepDepositNote', { from: yuan(first.from) })],
    [t('task.stepClaim'), t('task.stepClaimNote', { days: claimHours / HOURS_A_DAY })],
    [t('task.stepWager'), t('task.stepWagerNote', { days: termDays, times })],
  ] as const;
  return (
    <Card aria-label={t('task.stepTitle')}>
      <ol className="deposit-gift-steps grid-3">
        {steps.map(([name, note], index) => (
          <li
            key={name}
            data-is={index < done ? 'done' : index === done ? 'now' : 'ahead'}
            aria-current={index === done ? 'step' : undefined}
          >
            <i aria-hidden="true">{index < done ? '✓' : index + 1}</i>
            <b>{name}</b>
            <small>{note}</small>
          </li>
        ))}
      </ol>
    </Card>
  );
}

type Gift = OutputOf<'activity.firstDeposit'>;

function Hero({ card: { mine }, part: { terms, joinedAt, endsAt } }: Gift) {
  const yuan = useYuanText();
  const isOver = mine.is === 'locked' && mine.why === 'late';
  return (
    <ActivityHero
      kind="firstDeposit"
      status={
        <StatusPill tone={isOver ? 'over' : 'open'}>
          {isOver ? t('task.firstOver') : t('task.firstUntil', { time: dayTimeText(endsAt) })}
        </StatusPill>
      }
      text={t('task.firstText', { most: yuan(terms.most), times: terms.times })}
      facts={[
        ['user', t('task.firstJoined'), dayTimeText(joinedAt)],
        ['calendar', t('task.firstEnds'), dayTimeText(endsAt)],
      ]}
    />
  );
}

function FirstDepositPage({ card, part }: Gift) {
  const [typed, setTyped] = useState('500');
  const { terms } = part;
  const isOver = card.mine.is === 'locked' && card.mine.why === 'late';
  const isInProgress =
    !isOver && (part.deposit === null || part.deposit.given !== null || part.deposit.state === 'ready');
  const rules = [
    t('task.firstRule1'),
    t('task.firstRule2'),
    t('task.firstRule3'),
    t('task.giftRuleEnd', { days: terms.termDays }),
    t('task.giftRuleCount'),
  ];
  return (
    <ClaimPage
      card={card}
      shows="activity.firstDeposit"
      hero={<Hero card={card} part={part} />}
      side={() => (
        <>
          {isOver ? null : <CalculatorCard terms={terms} typed={typed} onTyped={setTyped} />}
          <RiskCard times={terms.times} />
          <RulesCard rules={rules} />
        </>
      )}
    >
      {(claiming) => (
        <>
          {isInProgress ? <FirstSteps deposit={part.deposit} terms={terms} /> : null}
          <DepositsCard
            deposits={part.deposit === null ? [] : [part.deposit]}
            terms={terms}
            claiming={claiming}
          />
          <TermsCard terms={terms} typed={typed} />
        </>
      )}
    </ClaimPage>
  );
}

/** The gift on a first deposit: its terms before it, its claim after it, and its wagering [1.03]. */
export function FirstDepositScreen() {
  return (
    <ActivityPart kind="firstDeposit" of={useCall('activity.firstDeposit', {})}>
      {(gift) => <FirstDepositPage {...gift} />}
    </ActivityPart>
  );
}
