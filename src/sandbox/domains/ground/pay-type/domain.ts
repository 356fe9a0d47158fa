import { domain } from '#sandbox/domains/domain.ts';
import { mountPayTypeAdmin } from './pay-type-admin.ts';
import { createPayTypes } from './pay-types.ts';

/** Methods of payment, as the operator has them now. */
export const payTypeDomain = domain({
  open: ({ money }: { readonly money: object }) => ({ money: { ...money, payTypes: createPayTypes() } }),
  admin: mountPayTypeAdmin,
});
