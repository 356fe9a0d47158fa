import { useState } from 'react';
import { encodeImage, imageTypeOf } from '#app/features/ground/image/upload-image.ts';
import { type FileChoice, useFileChoice } from '#app/features/ground/image/use-file-choice.ts';
import { useWalletTerms } from '#app/features/ground/site/currency-terms.ts';
import { AVATAR_SIDE } from '#contract/people/profile/profile-rules.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { callCore } from '#core-client/core.ts';
import { type Profile, profileRefusalText, showChange } from '../profile-change.ts';
import { t } from '../texts.ts';
import { type Crop, cropImage, FULL_CROP, type Size, squareOf } from './crop.ts';

type ReadyPhoto = {
  readonly is: 'ready';
  readonly file: File;
  readonly preview: string;
  readonly size: Size;
};

/** Photo being prepared: chosen, opened, ready to be cropped. */
type Photo = FileChoice<ReadyPhoto>;

const FILE_MAX_BYTES = 10_000_000;
const PIXELS_MAX = 40_000_000;

const refused = (key: 'wrongType' | 'tooLarge' | 'tooSmall' | 'broken') =>
  ({ is: 'refused', text: t(`avatar.${key}`) }) as const;

async function prepare(file: File): Promise<ReadyPhoto | ReturnType<typeof refused>> {
  if (imageTypeOf(file) === null) return refused('wrongType');
  if (file.size > FILE_MAX_BYTES) return refused('tooLarge');
  // An image that cannot be decoded is refused below.
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return refused('broken');
  const size = { width: bitmap.width, height: bitmap.height };
  bitmap.close();
  if (size.width * size.height > PIXELS_MAX) return refused('tooLarge');
  if (Math.min(size.width, size.height) < AVATAR_SIDE.min) return refused('tooSmall');
  return { is: 'ready', file, preview: URL.createObjectURL(file), size };
}

/** Manages the choice of one photo; choosing another replaces it. */
function usePhoto() {
  const { choice: photo, choose, clear } = useFileChoice(prepare);
  return { photo, choose, clear };
}

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
