import { useState } from 'react';
import { type SendImage, useImage } from '#app/features/ground/image/use-image.ts';
import { refusalText } from '#app/page/refusal-text.ts';
import type { InputOf } from '#contract/book/table.ts';
import { toAppError } from '#contract/errors.ts';
import { DOCUMENT_SIDES, type DocumentSide } from '#contract/people/identity/constants.ts';
import type { Identity } from '#contract/people/identity/schema.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { callCore } from '#core-client/core.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import { identityRefusals } from './identity-texts.ts';
import { t } from './texts.ts';

type Document = InputOf<'identity.submit'>;

/**
 * Uploads an image of this side as soon as it is chosen, so that a reload does not lose it; one after the other, so that
 * the last one chosen is the last one uploaded.
 */
function uploadOf(side: DocumentSide): SendImage {
  let before: Promise<unknown> = Promise.resolve();
  const upload = async (image: Parameters<SendImage>[0]): ReturnType<SendImage> => {
    try {
      await callCore('identity.upload', { side, ...image });
      await refreshAnswers('identity.view');
      return null;
    } catch (thrown) {
      return { is: 'refused', text: refusalText(identityRefusals, toAppError(thrown)) };
    }
  };
  return (image) => {
    const uploaded = before.then(() => upload(image));
    before = uploaded;
    return uploaded;
  };
}
const UPLOADS = { front: uploadOf('front'), back: uploadOf('back') } as const;

/**
 * Uploads the images as they are chosen, and submits the document; uploaded images persist after a rejection and a reload.
 * @param onSent called once the platform has the document
 */
export function useSubmitIdentity({ pictures: kept }: Pick<Identity, 'pictures'>, onSent: () => void) {
  const [front, back] = [useImage(UPLOADS.front), useImage(UPLOADS.back)];
  const drafts = { front: front.draft, back: back.draft };
  const [problem, setProblem] = useState<string>();
  const isThere = (side: DocumentSide) =>
    drafts[side].is === 'ready' || (drafts[side].is !== 'preparing' && kept.includes(side));
  const { state, run } = useSubmission(async (document: Document) => {
    await callCore('identity.submit', document);
    await refreshAnswers('identity.view', 'profile.get', 'payee.list');
  });
  const submit = async (document: Document) => {
    if (!DOCUMENT_SIDES.every(isThere)) return setProblem(t('identity.pictureMissing'));
    const end = await run(document);
    setProblem(end.is === 'refused' ? refusalText(identityRefusals, end.error) : undefined);
    if (end.is !== 'done') return;
    onSent();
    showToast({ text: t('identity.sent'), tone: 'ok' });
  };
  return { front, back, busy: state.is === 'sending', problem, submit };
}
