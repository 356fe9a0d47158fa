import { t } from '#chat/view/texts.ts';
import type { GiftGoal } from '#contract/community/gift/schema.ts';
import { formatCoins } from '#contract/units/money.ts';
import { Icon } from '#kit/icon/icon.tsx';
import './gift-goal-bar.css';

/** Returns the viewer's share of the gifts, whole percent; null for a viewer without gifts or unknown. Less than one is 0. */
export function shareOf({ mine, raised }: Pick<GiftGoal, 'mine' | 'raised'>): number | null {
  if (mine === null || mine === 0n || raised === 0n) return null;
  return Number((mine * 100n) / raised);
}

/** Returns the fill of the bar, whole percent: full only when the goal is reached. */
export const fullness = ({ raised, target }: Pick<GiftGoal, 'raised' | 'target'>): number =>
  raised >= target ? 100 : Number((raised * 100n) / target);

function shareText(goal: GiftGoal): string | null {
  const share = shareOf(goal);
  if (share === null) return null;
  return share === 0 ? t('gift.goalShareLittle') : t('gift.goalShare', { share });
}

type Props = {
  readonly goal: GiftGoal;
  /** At the head of the chat it makes room for messages on phones. */
  readonly placement: 'chat' | 'sheet';
};

/** Gift goal of the room, its progress, and the viewer's own share of it. */
export function GiftGoalBar({ goal, placement }: Props) {
  const { title, raised, target } = goal;
  const amounts = { raised: formatCoins(raised), target: formatCoins(target) };
  const share = shareText(goal);
  const percent = fullness(goal);
  return (
    <section className={`gift-goal cap gift-goal--${placement}`} aria-label={t('gift.goal')}>
      <Icon name="gift" size={15} />
      <span className="t2 nowrap">{t('gift.goalLabel')}</span>
      <b className="strong ell">{title}</b>
      {share ? <span className="gift-goal__share">{share}</span> : null}
      <span className="t2 nowrap num" aria-hidden="true">
        {t('gift.goalSum', amounts)}
      </span>
      <div
        className="gift-goal__bar"
        role="progressbar"
        aria-label={t('gift.goalOf', { title })}
        aria-valuenow={percent}
        aria-valuetext={t('gift.goalSpoken', amounts)}
      >
        <i style={{ transform: `scaleX(${percent / 100})` }} />
      </div>
    </section>
  );
}
