import { useState } from 'react';
import { pictureContent } from '#app/features/ground/image/upload-picture.ts';
import { useModeWords } from '#app/features/ground/site/currency-words.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { callCore } from '#core-client/core.ts';
import { type Profile, showChange } from '../profile-change.ts';
import { profileRefusal } from '../profile-refusal.ts';
import { t } from '../texts.ts';
import { type Crop, squareOf, WHOLE_CROP } from './crop.ts';
import { cutPicture } from './cut-picture.ts';
import { type Photo, usePhoto } from './use-photo.ts';

type Chosen =
  | { readonly own: string }
  | { readonly photo: Extract<Photo, { is: 'ready' }>; readonly crop: Crop };

/** Hands in what was chosen; null where the browser lets no page read what it draws, and the file is too large to go whole. */
async function sent(chosen: Chosen): Promise<Profile | null> {
  if ('own' in chosen) return callCore('profile.chooseAvatar', { avatar: chosen.own });
  const { photo, crop } = chosen;
  const cut = await cutPicture(photo.file, squareOf(photo.size, crop));
  if (cut === null) return null;
  return callCore('profile.uploadAvatar', { type: cut.type, content: await pictureContent(cut.blob) });
}

/** Manages the choice of the member's own photo or an avatar of the platform, whichever was chosen last. */
export function useAvatarChoice(onClose: () => void) {
  const { verb } = useModeWords();
  const { photo, choose, clear } = usePhoto();
  const [crop, setCrop] = useState(WHOLE_CROP);
  const [own, setOwn] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const { state, run } = useSubmission(sent);

  const submit = async () => {
    const chosen = own !== null ? { own } : photo.is === 'ready' ? { photo, crop } : null;
    if (chosen === null) return setProblem(t('avatar.nothing'));
    const end = await run(chosen, async (ended) => {
      if (ended.is === 'done' && ended.outcome !== null) await showChange(ended.outcome, 'avatar');
    });
    if (end.is === 'refused') return setProblem(profileRefusal(end.error, verb));
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
      setCrop(WHOLE_CROP);
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
