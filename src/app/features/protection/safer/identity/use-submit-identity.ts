import { useState } from 'react';
import { type ImageDraft, useImage } from '#app/features/ground/image/use-image.ts';
import { refusalText } from '#app/page/refusal-text.ts';
import type { InputOf } from '#contract/book/table.ts';
import { DOCUMENT_SIDES, type DocumentSide } from '#contract/people/identity/constants.ts';
import type { Identity } from '#contract/people/identity/schema.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { callCore } from '#core-client/core.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import { identityRefusals } from './identity-texts.ts';
import { t } from './texts.ts';

type Document = InputOf<'identity.submit'>;
type Sides = Readonly<Record<DocumentSide, ImageDraft>>;

async function upload(side: DocumentSide, draft: ImageDraft): Promise<void> {
  if (draft.is !== 'ready') return;
  await callCore('identity.upload', { side, ...draft.proof });
}

/** Uploads the new images, then submits the document; uploaded images persist after a rejection and a reload. */
export function useSubmitIdentity({ pictures: kept }: Pick<Identity, 'pictures'>) {
  const [front, back] = [useImage(), useImage()];
  const drafts: Sides = { front: front.draft, back: back.draft };
  const [problem, setProblem] = useState<string>();
  const isThere = (side: DocumentSide) => drafts[side].is === 'ready' || kept.includes(side);
  const { state, run } = useSubmission(async (document: Document) => {
    for (const side of DOCUMENT_SIDES) await upload(side, drafts[side]);
    await callCore('identity.submit', document);
    await refreshAnswers('identity.view', 'profile.get', 'payee.list');
  });
  const submit = async (document: Document) => {
    if (!DOCUMENT_SIDES.every(isThere)) return setProblem(t('identity.pictureMissing'));
    const end = await run(document);
    setProblem(end.is === 'refused' ? refusalText(identityRefusals, end.error) : undefined);
    if (end.is === 'done') showToast({ text: t('identity.sent'), tone: 'ok' });
  };
  return { front, back, busy: state.is === 'sending', problem, submit };
}
