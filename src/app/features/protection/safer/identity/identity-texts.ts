import type { DocumentEndProblem } from '#contract/people/identity/document-rules.ts';
import type { IdNumberProblem } from '#contract/people/identity/identity-card.ts';
import type { Identity } from '#contract/people/identity/schema.ts';
import type { IdentityReason } from '#contract/people/identity/states.table.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import type { RefusalTexts } from '#i18n/error-text.ts';
import { t } from './texts.ts';

/** Why a document was rejected, and what to do. */
export const REASON_TEXTS: Readonly<Record<IdentityReason, string>> = {
  unclear: t('identity.unclear'),
  cropped: t('identity.cropped'),
  name: t('identity.nameDiffers'),
  number: t('identity.numberDiffers'),
  validity: t('identity.validityDiffers'),
  copy: t('identity.copy'),
  other: t('identity.other'),
};

/** Errors of a document number while it is typed. */
export const NUMBER_ERROR_TEXTS: Readonly<Record<IdNumberProblem, string>> = {
  form: t('identity.numberForm'),
  check: t('identity.numberCheck'),
  date: t('identity.numberDate'),
  old: t('identity.numberDate'),
  young: t('identity.young'),
};

/** Errors of the expiry date of a document. */
export const EXPIRY_ERROR_TEXTS: Readonly<Record<DocumentEndProblem, string>> = {
  date: t('identity.validToMissing'),
  over: t('identity.validToOver'),
  far: t('identity.validToFar'),
};

/** Reasons for which the platform rejects a document. */
export const identityRefusals: RefusalTexts = {
  REAL_NAME_WRONG: t('identity.nameRefused'),
  ID_NUMBER_WRONG: t('identity.numberRefused'),
  UNDER_AGE: t('identity.young'),
  DOCUMENT_DAY_WRONG: t('identity.dayRefused'),
  PICTURE_REFUSED: t('identity.pictureRefused'),
  PERSON_REFUSED: t('identity.personRefused'),
  ORDER_STEP_REFUSED: t('identity.underWay'),
};

/** Returns a short note on the state of the document. */
export function documentNote({ state, idNumber: number, validTo: day, askedAt, isGood }: Identity): string {
  const time = askedAt === null ? '' : dayTimeText(askedAt);
  switch (state) {
    case 'none':
      return t('identity.documentNone');
    case 'pending':
    case 'rejected':
      return isGood && state === 'pending'
        ? t('identity.documentRenewed', { time })
        : t('identity.documentAsked', { number, time });
    case 'verified':
      if (number === '') return t('identity.documentVouched', { day });
      return day === ''
        ? t('identity.documentForever', { number })
        : t('identity.documentGood', { number, day });
    case 'expired':
      return t('identity.documentExpired', { number, day });
  }
}
