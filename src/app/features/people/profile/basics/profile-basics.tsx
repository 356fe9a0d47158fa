import { useState } from 'react';
import { useWalletTerms } from '#app/features/ground/site/currency-terms.ts';
import { EmailDialog } from '#app/features/people/profile/email/email-dialog.tsx';
import type { ReviewKind } from '#contract/people/profile/review-states.table.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Button } from '#kit/action/button.tsx';
import type { IconName } from '#kit/icon/icon-paths.table.ts';
import { Card } from '#kit/layout/card.tsx';
import { type Profile, reviewOf } from '../profile-change.ts';
import { ProfileRow } from '../profile-row.tsx';
import { reviewText, WithdrawReview } from '../take-back.tsx';
import { t } from '../texts.ts';

/** The e-mail address, masked, or the way to bind the first one; another one in its place is a matter for customer service. */
function EmailRow({ email }: { email: string }) {
  const [binding, setBinding] = useState(false);
  const label = t('profile.email');
  return (
    <>
      <ProfileRow
        icon="message"
        label={label}
        value={email === '' ? t('profile.unbound') : email}
        note={t(email === '' ? 'email.hint' : 'profile.emailHint')}
        isAlert={false}
        action={
          email === '' ? (
            <Button
              size="sm"
              aria-label={t('profile.bindOf', { what: label })}
              onClick={() => setBinding(true)}
            >
              {t('profile.bind')}
            </Button>
          ) : null
        }
      />
      {binding ? <EmailDialog onClose={() => setBinding(false)} /> : null}
    </>
  );
}

type Kind = Exclude<ReviewKind, 'avatar'>;
type Shown = { readonly icon: IconName; readonly value: string; readonly hint: string };

/** Formats `1990-03-12` as `3 月 12 日`: the year is private to the member. */
function dayOf(birthday: string): string {
  const [, month = '', day = ''] = birthday.split('-');
  return birthday === '' ? '' : t('profile.birthdayShown', { month: Number(month), day: Number(day) });
}

const shownOf = (profile: Profile, verb: string): Readonly<Record<Kind, Shown>> => ({
  nickname: {
    icon: 'user',
    value: profile.nickname,
    hint:
      profile.nicknameFrom === null
        ? t('profile.nicknameHint')
        : t('profile.nicknameFrom', { day: dayTimeText(profile.nicknameFrom) }),
  },
  realName: { icon: 'ticket', value: profile.realName, hint: t('profile.nameHint', { verb }) },
  phone: { icon: 'phone', value: profile.phone, hint: t('profile.phoneHint', { verb }) },
  birthday: { icon: 'calendar', value: dayOf(profile.birthday), hint: t('profile.birthdayHint') },
});

/** Returns the label of the button: existing values are changed, rejected ones resubmitted, missing ones bound or filled in. */
function verbOf(kind: Kind, value: string, isRejected: boolean) {
  if (isRejected) return 'again';
  if (value !== '') return 'change';
  return kind === 'birthday' ? 'fill' : 'bind';
}

function Basic({ kind, profile, onEdit }: { kind: Kind; profile: Profile; onEdit: () => void }) {
  const { verb } = useWalletTerms();
  const { icon, value, hint } = shownOf(profile, verb)[kind];
  const review = reviewOf(profile, kind);
  const isRejected = review?.state === 'rejected';
  const label = t(`profile.${kind}`);
  const action = verbOf(kind, value, isRejected);
  const isEarly = kind === 'nickname' && profile.nicknameFrom !== null;
  return (
    <ProfileRow
      icon={icon}
      label={label}
      value={value === '' ? t(kind === 'birthday' ? 'profile.none' : 'profile.unbound') : value}
      note={reviewText(review) ?? hint}
      isAlert={isRejected}
      action={
        review?.state === 'pending' ? (
          <WithdrawReview kind={kind} subject={label} />
        ) : (
          <Button
            size="sm"
            aria-label={t(`profile.${action}Of`, { what: label })}
            disabled={isEarly}
            onClick={onEdit}
          >
            {t(`profile.${action}`)}
          </Button>
        )
      }
    />
  );
}

const KINDS = ['nickname', 'realName', 'phone', 'birthday'] as const;

/** Name, phone and birthday, each with the way to change it and what became of the last change [7.16]. */
export const ProfileBasics = ({
  profile,
  onEdit,
}: {
  profile: Profile;
  onEdit: (kind: ReviewKind) => void;
}) => (
  <Card aria-label={t('profile.basics')}>
    <h2>{t('profile.basics')}</h2>
    <ul className="profile-rows ruled">
      {KINDS.map((kind) => (
        <Basic key={kind} kind={kind} profile={profile} onEdit={() => onEdit(kind)} />
      ))}
      <EmailRow email={profile.email} />
    </ul>
  </Card>
);
