import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { together, useCall } from '#app/core-client/query.ts';
import { useSession } from '#app/core-client/session.ts';
import { MemberPage } from '#app/features/member/member-page.tsx';
import { useCurrency } from '#app/features/site/currency.ts';
import { SkeletonRows } from '#app/kit/feedback/skeleton-rows.tsx';
import { Link } from '#app/kit/link/link.tsx';
import { Loaded } from '#app/page/loaded.tsx';
import { paths } from '#app/routes/paths.ts';
import type { ReviewKind } from '#contract/orders/review.table.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { AvatarDialog } from './avatar/avatar-dialog.tsx';
import { BindingProgress } from './binding-progress.tsx';
import { BirthdayDialog } from './birthday-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';
import { NicknameDialog } from './nickname-dialog.tsx';
import { PhoneDialog } from './phone/phone-dialog.tsx';
import { ProfileBasics } from './profile-basics.tsx';
import { isPending, type Profile } from './profile-change.ts';
import { ProfileHead } from './profile-head.tsx';
import { t } from './texts.ts';
import { useEdit } from './use-edit.ts';
import './profile.css';

type EditingProps = {
  readonly kind: ReviewKind;
  readonly profile: Profile;
  readonly onBound: () => void;
  readonly onClose: () => void;
};

/** What is being changed; nothing while the last change of it waits for an operator. */
function Editing({ kind, profile, onBound, onClose }: EditingProps) {
  if (isPending(profile, kind)) return null;
  switch (kind) {
    case 'avatar':
      return <AvatarDialog onClose={onClose} />;
    case 'nickname':
      return profile.nicknameFrom === null ? <NicknameDialog profile={profile} onClose={onClose} /> : null;
    case 'realName':
      return <NameDialog isBound={profile.realName !== ''} onClose={onClose} />;
    case 'phone':
      return <PhoneDialog isBound={profile.phone !== ''} onBound={onBound} onClose={onClose} />;
    case 'birthday':
      return <BirthdayDialog profile={profile} onClose={onClose} />;
    default:
      return kind satisfies never;
  }
}

const card = (inside: ReactNode, isBusy = false) => (
  <section className="card padded" aria-busy={isBusy}>
    {inside}
  </section>
);

function Mine() {
  const session = useSession();
  const currency = useCurrency();
  const asked = together(useCall('profile.get', {}), useCall('payee.list', {}));
  const prompt = lastOf(useCall('withdraw.prompt', { currency: currency?.code ?? 'CNY' }));
  const edit = useEdit();
  const navigate = useNavigate();
  const onBound = () => (edit.next === null ? edit.close() : navigate(edit.next, { replace: true }));
  if (session.is !== 'member') return null;
  return (
    <Loaded of={asked} waiting={card(<SkeletonRows count={5} />, true)} frame={card}>
      {([profile, payees]) => (
        <>
          <ProfileHead member={session.member} profile={profile} onEdit={() => edit.open('avatar')} />
          <div className="pgrid">
            <ProfileBasics profile={profile} onEdit={edit.open} />
            <BindingProgress payees={payees} passwordSet={prompt?.passwordSet ?? null} onEdit={edit.open} />
          </div>
          {edit.kind === null ? null : (
            <Editing kind={edit.kind} profile={profile} onBound={onBound} onClose={edit.close} />
          )}
        </>
      )}
    </Loaded>
  );
}

/** A member's own data: what others see, what they are reached by, and what waits for an operator [7.16]. */
export const ProfileScreen = () => (
  <MemberPage
    title={t('profile.title')}
    above={paths.me}
    actions={
      <Link className="more" to={paths.security}>
        {t('security.title')}
      </Link>
    }
  >
    <Mine />
  </MemberPage>
);
