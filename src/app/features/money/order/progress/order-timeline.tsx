import type { ReactNode } from 'react';
import type { MoneyOrder } from '#contract/money/order/schema.ts';
import { type ServerTime, timeOfDay } from '#contract/units/time.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { t } from '../texts.ts';
import { appealNoteText } from './appeal-reason.ts';
import { RemainingTime } from './deadline.tsx';
import { type OrderStep, orderSteps } from './order-steps.ts';
import { stepText } from './order-tag.tsx';
import './order-timeline.css';

/** Returns the text of a step; a chain shows its confirmations beside the state. */
function timelineText(step: OrderStep, isLast: boolean, { counterparty }: MoneyOrder): string {
  if (step.state !== 'detected' || step.when === 'done' || counterparty?.kind !== 'chain')
    return stepText(step, isLast);
  const { confirmations: done, confirmationsNeeded: needed } = counterparty;
  return t('order.confirmations', { done, needed });
}

const endMark = (isWell: boolean) => <Icon name={isWell ? 'check' : 'x'} size={14} />;

function mark(step: OrderStep, index: number, isLast: boolean, { outcome }: MoneyOrder): ReactNode {
  if (step.when !== 'done') return index + 1;
  return endMark(!isLast || outcome === 'success');
}

const When = ({ step, deadlineAt }: { step: OrderStep; deadlineAt: ServerTime | null }) => {
  if (step.when === 'now' && deadlineAt !== null) {
    return (
      <>
        {t('order.timeLeft')} <RemainingTime until={deadlineAt} />
      </>
    );
  }
  return step.at === null ? null : timeOfDay(step.at);
};

/** The course of an order: done, now, next, each with its time. */
export function OrderTimeline({ order }: { order: MoneyOrder }) {
  const steps = orderSteps(order);
  return (
    <ol className="order-timeline stack" aria-label={t('order.progress')}>
      {steps.map((step, index) => {
        const isLast = index === steps.length - 1;
        const ill = isLast && (order.outcome === 'failed' || order.outcome === 'cancelled');
        return (
          <li
            key={`${step.when} ${step.state} ${step.at}`}
            className={ill ? 'done order-timeline__ill' : step.when}
            aria-current={step.when === 'now' ? 'step' : undefined}
          >
            <span className="order-timeline__mark center" aria-hidden="true">
              {mark(step, index, isLast, order)}
            </span>
            <span>{timelineText(step, isLast, order)}</span>
            <small>
              <When step={step} deadlineAt={order.deadlineAt} />
            </small>
            {step.state === 'appealing' && step.note !== '' ? (
              <p className="cap t3 order-timeline__said">{appealNoteText(step.note, order)}</p>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
