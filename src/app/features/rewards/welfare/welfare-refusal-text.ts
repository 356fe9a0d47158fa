import { refusalText } from '#app/page/refusal-text.ts';
import type { AppErrorFields } from '#contract/errors.ts';
import type { RefusalTexts } from '#i18n/error-text.ts';
import { t } from './texts.ts';

const TEXTS: RefusalTexts = { ORDER_STEP_REFUSED: t('welfare.moved'), NOT_FOUND: t('welfare.missing') };

/** Why something in the welfare centre was refused. */
export const welfareRefusalText = (error: AppErrorFields): string => refusalText(TEXTS, error);
