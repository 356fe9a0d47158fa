import './profile.css';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useCurrency } from '#app/features/ground/site/currency.ts';
import { MemberPage } from '#app/features/people/member/member-page.tsx';
import { BindPhone } from '#app/features/people/profile/phone/bind-phone.tsx';
import { ChangePhone } from '#app/features/people/profile/phone/change-phone.tsx';
import { LoadedCard } from '#app/page/loading/loaded-card.tsx';
import { paths } from '#app/routes/paths.ts';
import type { Member } from '#contract/people/member/schema.ts';
import { REVIEW_KINDS, type ReviewKind } from '#contract/people/profile/review-states.table.ts';
import { ownPath } from '#contract/text/own-path.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { together, useCall } from '#core-client/query.ts';
import { useSession } from '#core-client/session.ts';
import { Button } from '#kit/action/button.tsx';
import { Card } from '#kit/layout/card.tsx';
import { useNarrow } from '#kit/layout/use-media-query.ts';
import { Avatar } from '#kit/mark/avatar.tsx';
import { LevelBadge } from '#kit/mark/level-badge.tsx';
import { Tag } from '#kit/mark/tag.tsx';
import { AvatarDialog } from './avatar/avatar-dialog.tsx';
import { BirthdayDialog } from './basics/birthday-dialog.tsx';
import { BindNameDialog, ChangeNameDialog } from './basics/name-dialog.tsx';
import { NicknameDialog } from './basics/nickname-dialog.tsx';
import { ProfileBasics } from './basics/profile-basics.tsx';
import { BindingProgress } from './binding-progress.tsx';
import { isPending, type Profile, reviewOf } from './profile-change.ts';
import { reviewText, WithdrawReview } from './take-back.tsx';
import { t } from './texts.ts';

interface ProfileHeadProps {
  member: Member;
  profile: Profile;
  onEdit: () => void;
}

/** Public profile: avatar, nickname, level; and the button for another avatar. */
function ProfileHead({ member, profile, onEdit }: ProfileHeadProps) {
  const review = reviewOf(profile, 'avatar');
  const isPending = review?.state === 'pending';
  const note = reviewText(review);
  const size = useNarrow() ? 72 : 96;
  return (
    <Card className="profile-head" aria-label={t('profile.avatar')}>
      <span className="profile-head__face">
        <Avatar src={profile.avatar} size={size} />
        {isPending ? <Tag className="profile-head__tag">{t('profile.pending')}</Tag> : null}
      </span>
      <div className="profile-head__words">
        <h2>
          <span className="ell">{profile.nickname}</span>
          <LevelBadge level={member.level} />
        </h2>
        <span className="cap t3 num">{t('profile.id', { id: member.userId })}</span>
        {note === null ? null : <p className={isPending ? 'sm t2' : 'sm profile-head__refused'}>{note}</p>}
      </div>
      <div className="profile-head__actions">
        {isPending ? (
          <WithdrawReview kind="avatar" subject={t('profile.avatar')} />
        ) : (
          <Button variant="primary" onClick={onEdit}>
            {t('avatar.title')}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** Address parameters: the part of the profile being edited, and the page to return to. */
const EDIT = 'edit';
const NEXT = 'next';

type Edit = {
  /** Part being edited, or null. */
  readonly kind: ReviewKind | null;
  /** Page the member came from, or null. */
  readonly next: string | null;
  open(kind: ReviewKind): void;
  close(): void;
};

/** Manages the edited part of the profile in the address, so that a screen elsewhere may link to it. */
function useEdit(): Edit {
  const [params, setParams] = useSearchParams();
  return {
    kind: REVIEW_KINDS.find((each) => each === params.get(EDIT)) ?? null,
    next: ownPath(params.get(NEXT) ?? ''),
    open: (kind) => setParams({ [EDIT]: kind }, { replace: true }),
    close: () => setParams({}, { replace: true }),
  };
}

type EditingProps = {
  readonly kind: ReviewKind;
  readonly profile: Profile;
  readonly onBound: () => void;
  readonly onClose: () => void;
};

/** Dialog of the edited part; empty while its last change waits for an operator. */
function Editing({ kind, profile, onBound, onClose }: EditingProps) {
  if (isPending(profile, kind)) return null;
  switch (kind) {
    case 'avatar':
      return <AvatarDialog onClose={onClose} />;
    case 'nickname':
      return profile.nicknameFrom === null ? <NicknameDialog profile={profile} onClose={onClose} /> : null;
    case 'realName':
      return profile.realName === '' ? (
        <BindNameDialog onClose={onClose} />
      ) : (
        <ChangeNameDialog onClose={onClose} />
      );
    case 'phone':
      return profile.phone === '' ? (
        <BindPhone onBound={onBound} onClose={onClose} />
      ) : (
        <ChangePhone onClose={onClose} />
      );
    case 'birthday':
      return <BirthdayDialog profile={profile} onClose={onClose} />;
    default:
      return kind satisfies never;
  }
}

function Mine() {
  const session = useSession();
  const currency = useCurrency();
  const query = together(useCall('profile.get', {}), useCall('payee.list', {}));
  const prompt = lastOf(useCall('withdraw.prompt', { currency: currency?.code ?? 'CNY' }));
  const edit = useEdit();
  const navigate = useNavigate();
  const onBound = () => (edit.next === null ? edit.close() : navigate(edit.next, { replace: true }));
  if (session.is !== 'member') return null;
  return (
    <LoadedCard of={query} rows={5}>
      {([profile, payees]) => (
        <>
          <ProfileHead member={session.member} profile={profile} onEdit={() => edit.open('avatar')} />
          <div className="profile-grid">
            <ProfileBasics profile={profile} onEdit={edit.open} />
            <BindingProgress payees={payees} passwordSet={prompt?.passwordSet ?? null} onEdit={edit.open} />
          </div>
          {edit.kind === null ? null : (
            <Editing kind={edit.kind} profile={profile} onBound={onBound} onClose={edit.close} />
          )}
        </>
      )}
    </LoadedCard>
  );
}

/** A member's own data: what others see, what they are reached by, and what waits for an operator [7.16]. */
export const ProfileScreen = () => (
  <MemberPage
    title={t('profile.title')}
    above={paths.me}
    links={[{ to: paths.security, label: t('security.title') }]}
  >
    <Mine />
  </MemberPage>
);
