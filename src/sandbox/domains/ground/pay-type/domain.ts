import * as v from 'valibot';
import { domain } from '#sandbox/domains/domain.ts';
import { mustBe, post } from '#sandbox/http/admin-route.ts';
import type { Site } from '#sandbox/http/api.ts';
import { createPayTypes, type PayTypes } from './pay-types.ts';

const PayTypeChange = v.strictObject({
  status: v.exactOptional(v.picklist([0, 1, 2])),
  maintainedUntil: v.exactOptional(v.nullable(v.number())),
});

type Ports = { readonly money: { readonly payTypes: PayTypes } };

/** Lets an operator change a method of payment. */
function mountPayTypeAdmin(site: Site, { money }: Ports): void {
  post(site, '/sandbox/pay-types/:payType', PayTypeChange, (change, context) => {
    const type = money.payTypes.change(context.req.param('payType') ?? '', change);
    mustBe(type !== undefined, '这种充值方式');
    return type;
  });
}

/** Methods of payment, as the operator has them now. */
export const payTypeDomain = domain({
  open: ({ money }: { readonly money: object }) => ({ money: { ...money, payTypes: createPayTypes() } }),
  admin: mountPayTypeAdmin,
});
