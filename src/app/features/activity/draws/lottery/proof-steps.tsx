import { useMemo } from 'react';
import { commitmentOf, listHashOf, winnersOf } from '#contract/activity/rules/public-draw.ts';
import type { LotteryProof } from '#contract/activity/schema/kinds/lottery.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { Card } from '#kit/layout/card.tsx';
import { t } from './texts.ts';
import { rankText } from './ticket-cards.tsx';

/** One step of a proof: the published value, and the value this browser computes. */
type ProofStep = {
  readonly name: 'commitment' | 'list' | 'winners';
  readonly published: string;
  readonly computed: string;
};

/** Draws once more from the seed and the list alone, and sets it beside what was published. */
export function recompute({ draw, seed, tickets, listHash }: LotteryProof): readonly ProofStep[] {
  const winners = draw.places.flatMap((tier) => tier.winners);
  return [
    { name: 'commitment', published: draw.commitment, computed: commitmentOf(seed) },
    { name: 'list', published: listHash, computed: listHashOf(tickets) },
    {
      name: 'winners',
      published: winners.join(' '),
      computed: winnersOf(seed, tickets, winners.length).join(' '),
    },
  ];
}

/** Reports whether both values are equal. */
export const isSame = ({ published, computed }: ProofStep): boolean => published === computed;

const titleOf = ({ name }: ProofStep): string => {
  switch (name) {
    case 'commitment':
      return t('lottery.step1');
    case 'list':
      return t('lottery.step2');
    case 'winners':
      return t('lottery.step3');
  }
};

function textOf({ name }: ProofStep, { tickets }: LotteryProof): string {
  switch (name) {
    case 'commitment':
      return t('lottery.step1Text');
    case 'list':
      return t('lottery.step2Text', { count: tickets.length });
    case 'winners':
      return t('lottery.step3Text');
  }
}

const Verdict = ({ same }: { same: boolean }) => (
  <span className={same ? 'lottery-proof__same' : 'lottery-proof__differs'}>
    <Icon name={same ? 'check' : 'alert'} size={16} />
    {t(same ? 'lottery.same' : 'lottery.differs')}
  </span>
);

const Hashes = ({ step }: { step: ProofStep }) => (
  <dl>
    <dt>{t('lottery.published')}</dt>
    <dd>
      <code>{step.published}</code>
    </dd>
    <dt>{t('lottery.computed')}</dt>
    <dd>
      <code>{step.computed}</code>
    </dd>
  </dl>
);

const Winners = ({ draw }: Pick<LotteryProof, 'draw'>) => (
  <dl>
    {draw.places.map(({ rank, count, winners }) => (
      <div key={rank}>
        <dt>{t('lottery.winnersOf', { rank: rankText(rank), count })}</dt>
        <dd>
          <code>{winners.join(' ')}</code>
        </dd>
      </div>
    ))}
  </dl>
);

/** The three steps of a draw, done once more in this browser. */
export function ProofSteps({ proof }: { proof: LotteryProof }) {
  const steps = useMemo(() => recompute(proof), [proof]);
  const isVerified = steps.every(isSame);
  return (
    <>
      <p className={isVerified ? 'lottery-proof__all' : 'lottery-proof__all is-broken'} role="status">
        <Icon name={isVerified ? 'check' : 'alert'} size={20} />
        {t(isVerified ? 'lottery.allSame' : 'lottery.someDiffers')}
      </p>
      {steps.map((step) => (
        <Card key={step.name} aria-label={titleOf(step)}>
          <div className="padded__head">
            <h2>{titleOf(step)}</h2>
            <Verdict same={isSame(step)} />
          </div>
          <p>{textOf(step, proof)}</p>
          {step.name === 'commitment' ? (
            <p>
              {t('lottery.seed')} <code>{proof.seed}</code>
            </p>
          ) : null}
          {step.name === 'winners' ? <Winners draw={proof.draw} /> : <Hashes step={step} />}
        </Card>
      ))}
    </>
  );
}
