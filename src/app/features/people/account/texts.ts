import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';
import { account } from './texts/account.ts';
import { greeting } from './texts/greeting.ts';
import { identityGate } from './texts/identity-gate.ts';
import { settings } from './texts/settings.ts';
import { stepUp } from './texts/step-up.ts';

export const t = textsOf({ account, common, greeting, identityGate, settings, stepUp });
