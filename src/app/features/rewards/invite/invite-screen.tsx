import './invite.css';
import { type CSSProperties, type RefObject, useRef } from 'react';
import { useMoneyText } from '#app/features/money/order/money-text.ts';
import { MemberPage } from '#app/features/people/member/member-page.tsx';
import { POSTER } from '#app/features/rewards/invite/poster/draw-poster.ts';
import { usePoster } from '#app/features/rewards/invite/poster/use-poster.ts';
import { copyValue } from '#app/page/copy-value.ts';
import { LoadedCard } from '#app/page/loading/loaded-card.tsx';
import { useBrand } from '#app/page/use-brand.ts';
import { helpPath, invitationPath, paths } from '#app/routes/paths.ts';
import { INVITE_TERMS, INVITES_PAID_A_MONTH } from '#contract/rewards/invite/constants.ts';
import type { InviteProgress } from '#contract/rewards/invite/schema.ts';
import { useCall } from '#core-client/query.ts';
import { useSession } from '#core-client/session.ts';
import { Button } from '#kit/action/button.tsx';
import { saveFile } from '#kit/action/copy-or-save.ts';
import { Skeleton } from '#kit/feedback/loading.tsx';
import { Card } from '#kit/layout/card.tsx';
import { QrCode } from '#kit/mark/qr-code.tsx';
import { InviteRecords } from './invite-records.tsx';
import { t } from './texts.ts';

const INVITE_CODE_PX = 148;

/** The whole address of an invitation. */
const invitationLink = (code: string): string => location.origin + invitationPath(code);

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
      onClick={() => copyValue(text, label)}
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
function InviteHead({ progress: { code, currency }, codeRef }: InviteHeadProps) {
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
      <div className="stack gap-10">
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

const canShare = 'share' in navigator;

/** Hands the link on by the system's own sheet; a person who closes it has decided. */
async function share(code: string): Promise<void> {
  // Closing the sheet counts as a failure too.
  await navigator.share({ title: t('invite.shareTitle'), url: invitationLink(code) }).catch(() => undefined);
}

type PosterCardProps = { readonly code: string; readonly codeRef: RefObject<HTMLElement | null> };

/** Poster as an image to save, drawn on the page. */
function PosterCard({ code, codeRef }: PosterCardProps) {
  const session = useSession();
  const name = session.is === 'member' ? session.member.nickname : '';
  const poster = usePoster({ brand: useBrand(), name }, codeRef);
  return (
    <section className="invite-poster stack gap-12" aria-label={t('invite.poster')}>
      {poster.is === 'drawn' ? (
        <img src={poster.address} alt={t('invite.posterAlt', { name })} {...POSTER} />
      ) : null}
      {poster.is === 'drawing' ? <Skeleton shape="block" width={300} height={455} /> : null}
      {poster.is === 'failed' ? <p className="sm t2">{t('invite.posterFailed')}</p> : null}
      <div className="row gap-8">
        <Button
          block
          disabled={poster.is !== 'drawn'}
          onClick={() => poster.is === 'drawn' && saveFile(t('invite.posterFile'), poster.image)}
        >
          {t('invite.save')}
        </Button>
        {canShare ? (
          <Button block icon="share" onClick={() => void share(code)}>
            {t('invite.share')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

const STEPS = ['opened', 'registered', 'deposited', 'qualified', 'rewarded'] as const;

/** Height of the bar of a step, per cent of the tallest; an empty step is a line. */
const heightOf = (count: number, max: number): CSSProperties => ({
  height: `${Math.round((count / Math.max(1, max)) * 92) + 2}px`,
});

/** Number of invited members per step, and the resulting rewards. */
function InviteSteps({ progress }: { progress: InviteProgress }) {
  const money = useMoneyText();
  const max = Math.max(...STEPS.map((step) => progress[step]));
  return (
    <Card aria-label={t('invite.progress')}>
      <div className="padded__head">
        <h2>{t('invite.progress')}</h2>
        <span className="cap t3">{t('invite.allTime')}</span>
      </div>
      <ol className="invite-steps">
        {STEPS.map((step) => (
          <li key={step}>
            <b className="num">{progress[step]}</b>
            <i style={heightOf(progress[step], max)} />
            <span>{t(`invite.${step}`)}</span>
          </li>
        ))}
      </ol>
      <dl className="facts">
        <div>
          <dt>{t('invite.paid')}</dt>
          <dd className="num">{money(progress.paid, progress.currency)}</dd>
        </div>
        <div>
          <dt>{t('invite.due')}</dt>
          <dd className="num">{money(progress.due, progress.currency)}</dd>
        </div>
      </dl>
    </Card>
  );
}

function Mine({ progress }: { progress: InviteProgress }) {
  const code = useRef<HTMLDivElement>(null);
  return (
    <div className="invite">
      <div className="fit-stack gap-page">
        <InviteHead progress={progress} codeRef={code} />
        <InviteSteps progress={progress} />
        <InviteRecords />
      </div>
      <div className="fit-stack gap-page">
        <PosterCard code={progress.code} codeRef={code} />
        <Card aria-label={t('invite.note')}>
          <h2>{t('invite.note')}</h2>
          <ol className="invite__notes sm t2">
            <li>{t('invite.note1')}</li>
            <li>{t('invite.note2')}</li>
            <li>{t('invite.note3')}</li>
          </ol>
        </Card>
      </div>
    </div>
  );
}

function Invitations() {
  const progress = useCall('invite.progress', {});
  return (
    <LoadedCard of={progress} rows={5}>
      {(known) => <Mine progress={known} />}
    </LoadedCard>
  );
}

/** Friends one invites: the link, how far they have come, and what was paid for it [1.02]. */
export const InviteScreen = () => (
  <MemberPage
    title={t('invite.title')}
    above={paths.me}
    links={[{ to: helpPath('invite'), label: t('invite.rules') }]}
  >
    <Invitations />
  </MemberPage>
);
