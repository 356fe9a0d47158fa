import './avatar-dialog.css';
import { useId } from 'react';
import { ChooseImage } from '#app/features/ground/image/image-well.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { useCall } from '#core-client/query.ts';
import { Button } from '#kit/action/button.tsx';
import { SkeletonRows, Spinner } from '#kit/feedback/loading.tsx';
import { FormProblem } from '#kit/form/form-problem.tsx';
import { Avatar } from '#kit/mark/avatar.tsx';
import { Dialog } from '#kit/overlay/dialog/dialog.tsx';
import { t } from '../texts.ts';
import { CropStage, Cut } from './crop-stage.tsx';
import { useAvatarChoice } from './use-avatar-choice.ts';

interface OwnAvatarsProps {
  chosen: string | null;
  onChoose: (avatar: string) => void;
}

/** Built-in avatars of the platform to choose from. */
function OwnAvatars({ chosen, onChoose }: OwnAvatarsProps) {
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

type Choice = ReturnType<typeof useAvatarChoice>;
const SIZES = [72, 40, 24] as const;

/** Previews of the same avatar in its display sizes. */
const Previews = ({ photo, crop, own }: Choice) => (
  <div className="trial" aria-hidden="true">
    {SIZES.map((size) => (
      <span key={size} className="trial__one" style={{ width: size, height: size }}>
        {photo.is === 'ready' && own === null ? (
          <Cut src={photo.preview} size={photo.size} crop={crop} />
        ) : (
          <Avatar src={own ?? undefined} size={size} />
        )}
      </span>
    ))}
  </div>
);

function Stage({ photo, crop, setCrop }: Choice) {
  if (photo.is === 'ready')
    return <CropStage src={photo.preview} size={photo.size} crop={crop} onCrop={setCrop} />;
  return (
    <div className="crop crop--empty">
      {photo.is === 'preparing' ? (
        <Spinner size={24} label={t('avatar.preparing')} />
      ) : (
        <p>{t('avatar.rules')}</p>
      )}
    </div>
  );
}

const PickPhoto = ({ photo, choosePhoto }: Choice) => (
  <span className="pick-photo">
    <ChooseImage id={useId()} appearance={{ block: true }} onChoose={choosePhoto}>
      {t(photo.is === 'ready' ? 'avatar.other' : 'avatar.choose')}
    </ChooseImage>
  </span>
);

/** Dialog for another avatar: the member's own image, cropped to a square, or one of the platform's [7.16]. */
export function AvatarDialog({ onClose }: { onClose: () => void }) {
  const choice = useAvatarChoice(onClose);
  const { photo, own, problem, isSending, submit, chooseOwn } = choice;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      busy={isSending}
      wide
      icon="user"
      title={t('avatar.title')}
      closeLabel={t('common.close')}
      actions={
        <>
          <PickPhoto {...choice} />
          <Button variant="primary" loading={isSending} onClick={submit}>
            {t(photo.is === 'ready' && own === null ? 'profile.submitReview' : 'avatar.use')}
          </Button>
        </>
      }
    >
      <div className="avatar-choice">
        <Stage {...choice} />
        <div>
          <span className="own__title">{t('avatar.preview')}</span>
          <Previews {...choice} />
          <OwnAvatars chosen={own} onChoose={chooseOwn} />
        </div>
      </div>
      <FormProblem>{problem}</FormProblem>
    </Dialog>
  );
}
