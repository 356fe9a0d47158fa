import { useState } from 'react';
import { promotionPath } from '#app/routes/paths.ts';
import { isPromotionId } from '#contract/rewards/bonus/bonus-address.ts';
import type { Bonus } from '#contract/rewards/bonus/schema.ts';
import { isHeld } from '#contract/rewards/bonus/states.table.ts';
import { formatMinor, minor } from '#contract/units/money.ts';
import { activeSubjectOf } from '#core-client/command/command-state.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Button } from '#kit/action/button.tsx';
import { buttonClass } from '#kit/action/button-class.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import { Link } from '#kit/link/link.tsx';
import { Tag } from '#kit/mark/tag.tsx';
import { AlertDialog } from '#kit/overlay/dialog/alert-dialog.tsx';
import { t } from '../texts.ts';
import { type WelfareActions, welfareRefusalText } from '../use-welfare-actions.ts';

type ForfeitDialogProps = {
  readonly bonus: Bonus;
  readonly symbol: string;
  readonly actions: WelfareActions;
  readonly onClose: () => void;
};

/** Confirmation dialog for forfeiting a bonus, with the consequences. */
function ForfeitDialog({ bonus, symbol, actions, onClose }: ForfeitDialogProps) {
  const { given, run } = actions;
  const { bonusId, title } = bonus;
  const amount = symbol + formatMinor(bonus.amount);
  const forfeit = async () => {
    const end = await run({ is: 'giveUpBonus', bonusId });
    if (end.is === 'done') showToast({ text: t('welfare.gaveUp', { amount }), tone: 'ok' });
    if (end.is === 'refused') showToast({ text: welfareRefusalText(end.error), tone: 'alert' });
    onClose();
  };
  return (
    <AlertDialog
      open
      title={t('welfare.giveUpTitle', { title })}
      description={t('welfare.giveUpText', { amount })}
      confirmLabel={t('welfare.giveUpSum', { amount })}
      onConfirm={() => void forfeit()}
      cancelLabel={t('welfare.keep')}
      onCancel={onClose}
      focus="cancel"
      busy={activeSubjectOf(given.state) !== null}
      leavable={given.state.is === 'verifying'}
    />
  );
}

const PERCENT = 100;

/** Progress of the wagering requirement; bets and rounds advance it. */
function WageringBar({ bonus, symbol }: { bonus: Bonus; symbol: string }) {
  const { title, amount, times: count, wagering, wageringLeft } = bonus;
  const done = minor(wagering - wageringLeft);
  const percent = wagering === 0n ? PERCENT : Number((done * BigInt(PERCENT)) / wagering);
  const text = t('welfare.progress', { done: formatMinor(done), wagering: formatMinor(wagering) });
  return (
    <div className="bonus-bar">
      <div
        className="bonus-bar__line"
        role="progressbar"
        aria-label={t('welfare.progressOf', { title })}
        aria-valuemin={0}
        aria-valuemax={PERCENT}
        aria-valuenow={percent}
        aria-valuetext={text}
      >
        <i style={{ width: `${percent}%` }} />
      </div>
      <p>
        <span>
          {t('welfare.formula', {
            amount: symbol + formatMinor(amount),
            count,
            wagering: formatMinor(wagering),
          })}
        </span>
        <span className="num">{text}</span>
      </p>
    </div>
  );
}

type OpenBonusProps = {
  readonly bonus: Bonus;
  readonly symbol: string;
  readonly actions: WelfareActions;
  readonly onShow: () => void;
};

/** Returns the deadlines of a bonus: for accepting it, or for wagering. */
function untilText({ state, acceptBy, expiresAt, termDays: days }: Bonus): readonly string[] {
  if (state === 'offered')
    return [
      ...(acceptBy === null ? [] : [t('welfare.acceptBy', { time: dayTimeText(acceptBy) })]),
      t('welfare.termDays', { days }),
    ];
  if (state === 'accepted')
    return [days === 0 ? t('welfare.waitingEndless') : t('welfare.waiting', { days })];
  return [expiresAt === null ? t('welfare.endless') : t('welfare.expires', { time: dayTimeText(expiresAt) })];
}

const Terms = ({ bonus, onShow }: Pick<OpenBonusProps, 'bonus' | 'onShow'>) =>
  bonus.source === 'promotion' && isPromotionId(bonus.promotionId) ? (
    <Link
      className={buttonClass({ variant: 'ghost', size: 'sm' })}
      aria-label={t('welfare.termsOf', { title: bonus.title })}
      to={promotionPath(bonus.promotionId)}
    >
      {t('welfare.terms')}
    </Link>
  ) : (
    <Button
      variant="ghost"
      size="sm"
      aria-label={t('welfare.termsOf', { title: bonus.title })}
      onClick={onShow}
    >
      {t('welfare.terms')}
    </Button>
  );

/** A bonus that may be accepted, waits for its turn, or is in progress. */
export function OpenBonus({ bonus, symbol, actions, onShow }: OpenBonusProps) {
  const [asking, setAsking] = useState(false);
  const { title, amount, times, state } = bonus;
  const held = isHeld(state);
  return (
    <li className="bonus-row">
      <p className="bonus-row__sum">
        <b>{symbol + formatMinor(amount)}</b>
        <small>{t(held ? 'welfare.bonusHeld' : 'welfare.bonus')}</small>
      </p>
      <div className="bonus-row__main">
        <h2>
          {title}
          {state === 'active' ? <Tag tone="primary">{t('welfare.stateActive')}</Tag> : null}
          {state === 'accepted' ? <Tag>{t('welfare.stateAccepted')}</Tag> : null}
        </h2>
        <p className="bonus-row__terms cluster cap t3">
          {[t('welfare.times', { count: times }), ...untilText(bonus)].map((term) => (
            <span key={term}>{term}</span>
          ))}
        </p>
        {held ? <WageringBar bonus={bonus} symbol={symbol} /> : null}
      </div>
      <div className="bonus-row__acts">
        {held ? (
          <Button aria-label={t('welfare.giveUpOf', { title })} onClick={() => setAsking(true)}>
            {t('welfare.giveUp')}
          </Button>
        ) : (
          <Button variant="primary" aria-label={t('welfare.acceptOf', { title })} onClick={onShow}>
            {t('welfare.accept')}
          </Button>
        )}
        {held ? <Terms bonus={bonus} onShow={onShow} /> : null}
      </div>
      {asking ? (
        <ForfeitDialog bonus={bonus} symbol={symbol} actions={actions} onClose={() => setAsking(false)} />
      ) : null}
    </li>
  );
}
