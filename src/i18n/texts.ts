import { common } from './texts/common.ts';
import { errors } from './texts/errors.ts';
import { textsOf } from './texts-of.ts';

export const t = textsOf({ common, errors });
