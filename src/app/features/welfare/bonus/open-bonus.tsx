import { useState } from 'react';
import { dayTimeText } from '#app/core-client/shown-time.ts';
import { Button } from '#app/kit/action/button.tsx';
import { buttonClass } from '#app/kit/action/button-class.ts';
import { Link } from '#app/kit/link/link.tsx';
import { Tag } from '#app/kit/mark/tag.tsx';
import { promotionPath } from '#app/routes/paths.ts';
import type { Bonus } from '#contract/models/bonus.ts';
import { isHeld } from '#contract/orders/bonus.table.ts';
import { isPromotionId } from '#contract/rules/bonus-address.ts';
import { formatMinor } from '#contract/units/money.ts';
import { t } from '../texts.ts';
import type { GiveWelfare } from '../use-given.ts';
import { GiveUpDialog } from './give-up-dialog.tsx';
import { WageringBar } from './wagering-bar.tsx';

type OpenBonusProps = {
  readonly bonus: Bonus;
  readonly symbol: string;
  readonly actions: GiveWelfare;
  readonly onShow: () => void;
};

/** Until when what is to be done: accept it, or stake. */
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
    <li className="wfb">
      <p className="wfb__sum">
        <b>{symbol + formatMinor(amount)}</b>
        <small>{t(held ? 'welfare.bonusHeld' : 'welfare.bonus')}</small>
      </p>
      <div className="wfb__main">
        <h2>
          {title}
          {state === 'active' ? <Tag tone="primary">{t('welfare.stateActive')}</Tag> : null}
          {state === 'accepted' ? <Tag>{t('welfare.stateAccepted')}</Tag> : null}
        </h2>
        <p className="wfb__terms">
          {[t('welfare.times', { count: times }), ...untilText(bonus)].map((term) => (
            <span key={term}>{term}</span>
          ))}
        </p>
        {held ? <WageringBar bonus={bonus} symbol={symbol} /> : null}
      </div>
      <div className="wfb__acts">
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
        <GiveUpDialog bonus={bonus} symbol={symbol} actions={actions} onClose={() => setAsking(false)} />
      ) : null}
    </li>
  );
}
