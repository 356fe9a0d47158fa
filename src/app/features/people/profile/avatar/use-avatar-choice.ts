import { useState } from 'react';
import { encodeImage } from '#app/features/ground/image/upload-image.ts';
import { useWalletTerms } from '#app/features/ground/site/currency-terms.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { callCore } from '#core-client/core.ts';
import { type Profile, showChange } from '../profile-change.ts';
import { profileRefusalText } from '../profile-refusal-text.ts';
import { t } from '../texts.ts';
import { type Crop, FULL_CROP, squareOf } from './crop.ts';
import { cropImage } from './crop-image.ts';
import { type Photo, usePhoto } from './use-photo.ts';

type Chosen =
  | { readonly own: string }
  | { readonly photo: Extract<Photo, { is: 'ready' }>; readonly crop: Crop };

/** Hands in what was chosen; null where the browser lets no page read what it draws, and the file is too large to go whole. */
async function sent(chosen: Chosen): Promise<Profile | null> {
  if ('own' in chosen) return callCore('profile.chooseAvatar', { avatar: chosen.own });
  const { photo, crop } = chosen;
  const cut = await cropImage(photo.file, squareOf(photo.size, crop));
  if (cut === null) return null;
  return callCore('profile.uploadAvatar', { type: cut.type, content: await encodeImage(cut.blob) });
}

/** Manages the choice of the member's own photo or an avatar of the platform, whichever was chosen last. */
export function useAvatarChoice(onClose: () => void) {
  const { verb } = useWalletTerms();
  const { photo, choose, clear } = usePhoto();
  const [crop, setCrop] = useState(FULL_CROP);
  const [own, setOwn] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const { state, run } = useSubmission(sent);

  const submit = async () => {
    const chosen = own !== null ? { own } : photo.is === 'ready' ? { photo, crop } : null;
    if (chosen === null) return setProblem(t('avatar.nothing'));
    const end = await run(chosen, async (ended) => {
      if (ended.is === 'done' && ended.outcome !== null) await showChange(ended.outcome, 'avatar');
    });
    if (end.is === 'refused') return setProblem(profileRefusalText(end.error, verb));
    if (end.is !== 'done') return undefined;
    if (end.outcome === null) return setProblem(t('avatar.blocked'));
    return onClose();
  };
  return {
    photo,
    crop,
    setCrop,
    own,
    problem: photo.is === 'refused' ? photo.text : problem,
    isSending: state.is === 'sending',
    submit,
    choosePhoto: (file: File) => {
      setOwn(null);
      setCrop(FULL_CROP);
      setProblem(undefined);
      void choose(file);
    },
    chooseOwn: (avatar: string) => {
      clear();
      setProblem(undefined);
      setOwn(avatar);
    },
  };
}
