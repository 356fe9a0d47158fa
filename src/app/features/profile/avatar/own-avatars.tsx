import { useCall } from '#app/core-client/query.ts';
import { SkeletonRows } from '#app/kit/feedback/skeleton-rows.tsx';
import { Avatar } from '#app/kit/mark/avatar.tsx';
import { Loaded } from '#app/page/loaded.tsx';
import { t } from '../texts.ts';

interface OwnAvatarsProps {
  chosen: string | null;
  onChoose: (avatar: string) => void;
}

/** Pictures of the platform's own, one of which may be worn. */
export function OwnAvatars({ chosen, onChoose }: OwnAvatarsProps) {
  const avatars = useCall('profile.avatars', {});
  return (
    <fieldset className="own" aria-label={t('avatar.own')}>
      <span className="own__title" aria-hidden="true">
        {t('avatar.own')}
      </span>
      <Loaded of={avatars} waiting={<SkeletonRows count={2} />}>
        {({ list }) => (
          <div className="own__list">
            {list.map((avatar, index) => (
              <button
                key={avatar}
                type="button"
                className="own__one"
                aria-pressed={avatar === chosen}
                aria-label={t('avatar.ownOne', { number: index + 1 })}
                onClick={() => onChoose(avatar)}
              >
                <Avatar src={avatar} size={44} />
              </button>
            ))}
          </div>
        )}
      </Loaded>
    </fieldset>
  );
}
