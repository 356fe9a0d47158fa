import { depositWithPath, paths } from '#app/routes/paths.ts';
import type { Promotion } from '#contract/rewards/promotion/schema.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { callCore } from '#core-client/core.ts';
import { Button } from '#kit/action/button.tsx';
import { buttonClass } from '#kit/action/button-class.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import { FormProblem } from '#kit/form/form-problem.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { t } from '../texts.ts';
import { refreshWelfare, welfareRefusalText } from '../use-welfare-actions.ts';
import { unavailableReason } from './promotion-text.ts';

const primary = buttonClass({ variant: 'primary', size: 'lg', block: true });

/** Claims the coupon of the promotion. */
function Claim({ promotion: { promotionId } }: { promotion: Promotion }) {
  const { state, run } = useSubmission(async () => {
    await callCore('promotion.claim', { promotionId });
  });
  const claim = async () => {
    const end = await run(null, refreshWelfare);
    if (end.is === 'done') showToast({ text: t('promotion.claimed'), tone: 'ok' });
  };
  return (
    <>
      <FormProblem>{state.is === 'refused' ? welfareRefusalText(state.error) : undefined}</FormProblem>
      <Button variant="primary" size="lg" block loading={state.is === 'sending'} onClick={() => void claim()}>
        {t('promotion.claim')}
      </Button>
    </>
  );
}

function JoinAction({ promotion }: { promotion: Promotion }) {
  const { promotionId, kind, standing } = promotion;
  if (standing === 'open')
    return kind === 'coins' ? (
      <Claim promotion={promotion} />
    ) : (
      <Link className={primary} to={depositWithPath(promotionId)}>
        {t('promotion.join')}
      </Link>
    );
  if (standing === 'needsDeposit')
    return (
      <Link className={primary} to={paths.deposit}>
        {t('promotion.toDeposit')}
      </Link>
    );
  return (
    <Button variant="primary" size="lg" block disabled>
      {t('promotion.joinOff')}
    </Button>
  );
}

/** Link for joining a promotion, or the reason why the member cannot. */
export function JoinCard({ promotion }: { promotion: Promotion }) {
  const { kind, standing } = promotion;
  const isOpen = standing === 'open';
  const how = t(kind === 'coins' ? 'promotion.canClaim' : 'promotion.canDeposit');
  return (
    <Card className="stack gap-10" aria-label={t(isOpen ? 'promotion.can' : 'promotion.cannot')}>
      <h2>{t(isOpen ? 'promotion.can' : 'promotion.cannot')}</h2>
      <p className="sm t2">{isOpen ? how : unavailableReason(promotion)}</p>
      <JoinAction promotion={promotion} />
      <Link className={buttonClass({ block: true })} to={paths.welfare}>
        {t('promotion.toWelfare')}
      </Link>
    </Card>
  );
}
