import { Button } from '#app/kit/action/button.tsx';
import { Avatar } from '#app/kit/mark/avatar.tsx';
import { LevelBadge } from '#app/kit/mark/level-badge.tsx';
import { Tag } from '#app/kit/mark/tag.tsx';
import { useNarrow } from '#app/kit/use-narrow.ts';
import type { Member } from '#contract/models/member.ts';
import { type Profile, reviewOf } from './profile-change.ts';
import { reviewWords } from './review-words.ts';
import { TakeBack } from './take-back.tsx';
import { t } from './texts.ts';

interface ProfileHeadProps {
  member: Member;
  profile: Profile;
  onEdit: () => void;
}

/** Who one is to others: picture, nickname, level; and the way to another picture. */
export function ProfileHead({ member, profile, onEdit }: ProfileHeadProps) {
  const review = reviewOf(profile, 'avatar');
  const isPending = review?.state === 'pending';
  const words = reviewWords(review);
  const size = useNarrow() ? 72 : 96;
  return (
    <section className="card padded phead" aria-label={t('profile.avatar')}>
      <span className="phead__face">
        <Avatar src={profile.avatar} size={size} />
        {isPending ? <Tag className="phead__tag">{t('profile.pending')}</Tag> : null}
      </span>
      <div className="phead__words">
        <h2>
          <span className="ell">{profile.nickname}</span>
          <LevelBadge level={member.level} />
        </h2>
        <span className="cap t3 num">{t('profile.id', { id: member.userId })}</span>
        {words === null ? null : <p className={isPending ? 'sm t2' : 'sm phead__refused'}>{words}</p>}
      </div>
      <div className="phead__actions">
        {isPending ? (
          <TakeBack kind="avatar" what={t('profile.avatar')} />
        ) : (
          <Button variant="primary" onClick={onEdit}>
            {t('avatar.title')}
          </Button>
        )}
      </div>
    </section>
  );
}
