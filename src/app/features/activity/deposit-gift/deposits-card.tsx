import { paths } from '#app/routes/paths.ts';
import type { DepositGiftTerms, GiftedDeposit } from '#contract/activity/schema/kinds/deposit-gift.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Button } from '#kit/action/button.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import type { Claiming } from '../head/page/claim-page.tsx';
import { t } from '../tasks/texts.ts';
import { useYuanText } from './gift-cards.tsx';
import '../tasks/tasks.css';

const FULL_PERCENT = 100;

type CardProps = {
  readonly deposits: readonly GiftedDeposit[];
  readonly terms: DepositGiftTerms;
  readonly claiming: Claiming;
};
type RowProps = Omit<CardProps, 'deposits'> & { readonly deposit: GiftedDeposit };

function BonusProgress({ bonus }: { bonus: NonNullable<GiftedDeposit['given']> }) {
  const { wagering, wageringLeft, state } = bonus;
  const yuan = useYuanText();
  const progress = { done: yuan(wagering - wageringLeft), all: yuan(wagering) };
  const share =
    wagering === 0n ? FULL_PERCENT : Number((BigInt(FULL_PERCENT) * (wagering - wageringLeft)) / wagering);
  return (
    <>
      <span className="num">{t('task.giftProgress', progress)}</span>
      <span className="task-row__line" aria-hidden="true">
        <i style={{ width: `${share}%` }} />
      </span>
      <span>{t(`task.gift_${state}`)}</span>
      {state === 'active' || state === 'accepted' ? (
        <Link className="link" to={paths.welfare}>
          {t('task.giftManage')}
        </Link>
      ) : null}
    </>
  );
}

function Action({ deposit, terms, claiming }: RowProps) {
  const { state, given, bonus, orderId } = deposit;
  const yuan = useYuanText();
  if (state === 'taken') return given ? <BonusProgress bonus={given} /> : t('task.taken');
  if (state !== 'ready') return t(`task.gift_${state}`);
  const wagering = yuan(bonus * BigInt(terms.times));
  return (
    <>
      <span className="num">{t('task.giftTerms', { wagering, days: terms.termDays })}</span>
      <Button
        size="sm"
        variant="primary"
        loading={claiming.busy}
        onClick={() => claiming.claim({ does: 'claimDeposit', orderId })}
      >
        {t('task.giftClaim', { bonus: yuan(bonus) })}
      </Button>
    </>
  );
}

function Row(props: RowProps) {
  const { state, amount, at } = props.deposit;
  const yuan = useYuanText();
  return (
    <li className={state === 'ready' ? 'task-row task-row--ready' : 'task-row'}>
      <div className="task-row__what grow">
        <b className="num">{yuan(amount)}</b>
        <small className="num">{dayTimeText(at)}</small>
      </div>
      <span className="task-row__do">
        <Action {...props} />
      </span>
    </li>
  );
}

/** The member’s deposits: each with its claim under the terms beside it, or how far its wagering is, or why it has none. */
export const DepositsCard = ({ deposits, ...rest }: CardProps) => (
  <Card aria-label={t('task.giftMine')}>
    <div className="padded__head">
      <h2>{t('task.giftMine')}</h2>
      <span className="sm t3">{t('task.giftMineNote', { hours: rest.terms.claimHours })}</span>
    </div>
    {deposits.length === 0 ? (
      <p className="sm t3">{t('task.giftEmpty')}</p>
    ) : (
      <ul>
        {deposits.map((deposit) => (
          <Row key={deposit.orderId} deposit={deposit} {...rest} />
        ))}
      </ul>
    )}
  </Card>
);
