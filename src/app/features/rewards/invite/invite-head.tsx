import type { RefObject } from 'react';
import { useMoneyText } from '#app/features/money/order/money-text.ts';
import { copyText } from '#app/page/copy-text.ts';
import { invitationPath } from '#app/routes/paths.ts';
import { INVITE_TERMS, INVITES_PAID_A_MONTH } from '#contract/rewards/invite/constants.ts';
import type { InviteProgress } from '#contract/rewards/invite/schema.ts';
import { Button } from '#kit/action/button.tsx';
import { Card } from '#kit/layout/card.tsx';
import { QrCode } from '#kit/mark/qr-code.tsx';
import { t } from './texts.ts';

const INVITE_CODE_PX = 148;

/** The whole address of an invitation. */
export const invitationLink = (code: string): string => location.origin + invitationPath(code);

type CopyRowProps = {
  readonly label: string;
  readonly text: string;
  readonly copy: string;
  readonly isFirst?: boolean;
};

const CopyRow = ({ label, text, copy, isFirst = false }: CopyRowProps) => (
  <div className="copy-row">
    <span className="cap t3 nowrap">{label}</span>
    <span className="ell num strong">{text}</span>
    <Button
      size="sm"
      icon="copy"
      {...(isFirst ? { variant: 'primary' as const } : {})}
      onClick={() => copyText(text, label)}
    >
      {copy}
    </Button>
  </div>
);

type InviteHeadProps = {
  readonly progress: InviteProgress;
  /** Ref of the element around the rendered QR code, which the poster reuses. */
  readonly codeRef: RefObject<HTMLDivElement | null>;
};

/** Reward of an invitation, its terms, and the options for sharing it. */
export function InviteHead({ progress: { code, currency }, codeRef }: InviteHeadProps) {
  const { reward, deposit, stake } = INVITE_TERMS[currency];
  const link = invitationLink(code);
  const money = useMoneyText();
  const terms = {
    deposit: money(deposit, currency),
    stake: money(stake, currency),
    most: INVITES_PAID_A_MONTH,
  };
  return (
    <Card flush className="invite-head" aria-label={t('invite.title')}>
      <div className="invite-head__words">
        <h2>{t('invite.head', { reward: money(reward, currency) })}</h2>
        <p className="sm t2">{t('invite.terms', terms)}</p>
        <CopyRow label={t('invite.link')} text={link} copy={t('invite.copyLink')} isFirst />
        <CopyRow label={t('invite.code')} text={code} copy={t('invite.copyCode')} />
      </div>
      <div className="qr-frame invite-head__code" ref={codeRef}>
        <QrCode value={link} size={INVITE_CODE_PX} marginSize={4} level="M" title={t('invite.qr')} />
      </div>
    </Card>
  );
}
