import * as v from 'valibot';
import { parcelCalls } from '#contract/rewards/parcel/calls.ts';
import { NUMERIC_ID } from '#contract/text/wire-patterns.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/units/durations.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { seedOnce } from '#sandbox/db/each-due.ts';
import { record } from '#sandbox/db/table-bound.ts';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import { domain, handlersFor, type Stored, type Timed } from '#sandbox/domains/domain.ts';
import { demoUserId } from '#sandbox/domains/ground/member/seed-members.ts';
import { AdminRefusal, byRules, post } from '#sandbox/http/admin-route.ts';
import type { Site } from '#sandbox/http/api.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf, type CallContext } from '#sandbox/http/binding/call-context.ts';
import { createParcelStore, type ParcelStore, parcelMigrations } from './parcel-store.ts';
import { parcelView } from './parcel-view.ts';
import { createParcels, type OpenParcels, type Parcels } from './parcels.ts';

/** Dependencies of the parcel handlers. */
type CallPorts = {
  readonly parcels: { readonly store: ParcelStore; readonly desk: Parcels };
};

/** Goods of members on their way [1.03]. */
const parcelHandlers = ({ parcels: { store, desk } }: CallPorts): HandlersOf<typeof parcelCalls> => {
  const view = (context: CallContext, parcelId: string) => {
    const row = store.find(parcelId);
    return row?.user_id === accountOf(context).userId ? parcelView(store, row) : refuse('NOT_FOUND');
  };
  return {
    'parcel.list': (_, context) => ({
      list: store.of(accountOf(context).userId).map((row) => parcelView(store, row)),
    }),
    'parcel.detail': ({ parcelId }, context) => view(context, parcelId),
    'parcel.address': ({ parcelId, address }, context) => {
      desk.address(accountOf(context).userId, parcelId, address, context.now);
      return view(context, parcelId);
    },
    'parcel.cancel': ({ parcelId }, context) => {
      desk.cancel(accountOf(context).userId, parcelId, context.now);
      return view(context, parcelId);
    },
    'parcel.receive': ({ parcelId }, context) => {
      desk.receive(accountOf(context).userId, parcelId, context.now);
      return view(context, parcelId);
    },
  };
};

const shortText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));
const sent = { carrier: shortText, trackingNo: v.pipe(v.string(), v.regex(/^[\w-]{4,30}$/)) };

/** Step of an operator with its required details. */
const Step = v.variant('step', [
  v.strictObject({ step: v.literal('pack') }),
  v.strictObject({ step: v.literal('ship'), ...sent }),
  v.strictObject({ step: v.literal('return'), why: shortText }),
  v.strictObject({ step: v.literal('reship'), ...sent }),
  v.strictObject({ step: v.literal('refund') }),
]);

const NO_INPUT = { carrier: '', trackingNo: '', why: '' };

type AdminPorts = Timed & { readonly parcels: OpenParcels };

/** Mounts the routes with which operators pack and send parcels, and record the outcome of returned ones. */
function mountParcelAdmin(site: Site, { parcels, world }: AdminPorts): void {
  post(site, '/sandbox/parcels/:id', Step, (input, context) => {
    const id = context.req.param('id') ?? '';
    if (!NUMERIC_ID.test(id)) throw new AdminRefusal(404, '没有这个包裹');
    byRules(() => parcels.desk.step(id, input.step, { ...NO_INPUT, ...input }, world.clock.now()));
  });
}

const ADDRESS = {
  recipient: '林舟',
  phone: '13800000207',
  province: '浙江省',
  city: '宁波市鄞州区',
  line: '海岸路 18 号 3 单元 602',
  postcode: '315100',
} as const;

const SHIPMENT = { carrier: '云岭快递', trackingNo: 'YL22178841', why: '' } as const;

/**
 * Seeds the gift that the main demo member chose at grade 4, already delivered, and a mug that waits for its address; by
 * the regular rules. Once.
 */
function seedParcels(parcels: Parcels, now: number): void {
  const userId = demoUserId('beian');
  const at = now - 40 * DAY_MS;
  const parcelId = parcels.open(
    { userId, goodsId: 'flask', source: 'VIP 豪礼 V4', sourceKey: `luxuryGift:${userId}:4:1` },
    at,
  );
  parcels.address(userId, parcelId, ADDRESS, at + HOUR_MS);
  parcels.step(parcelId, 'pack', SHIPMENT, at + DAY_MS);
  parcels.step(parcelId, 'ship', SHIPMENT, at + 2 * DAY_MS);
  parcels.receive(userId, parcelId, at + 5 * DAY_MS);
  const mug = { userId, goodsId: 'mug', source: '积分兑换', sourceKey: `seed:${userId}:mug` };
  parcels.open(mug, now - 2 * HOUR_MS);
}

type Ports = Stored & { readonly money: { readonly notify: SendNews } };
type Opened = { readonly parcels: OpenParcels };

/** Goods on their way, with one of the demo member's that has come already. */
export const parcelDomain = domain({
  migrations: [parcelMigrations],
  bounds: {
    parcel: record,
    parcel_move: record,
  },
  open({ db, money }: Ports): Opened {
    const store = createParcelStore(db);
    return { parcels: { store, desk: createParcels({ db, store, notify: money.notify }) } };
  },
  seed({ db, parcels: { store } }: Stored & Opened, now) {
    seedOnce(db, 'parcels', () => {
      if (store.of(demoUserId('beian')).length > 0) return;
      seedParcels(createParcels({ db, store, notify: () => undefined }), now);
    });
  },
  duties: [{ everyMs: 10 * MINUTE_MS, run: ({ parcels }: Opened, now) => parcels.desk.run(now) }],
  admin: mountParcelAdmin,
  handlers: handlersFor(parcelCalls, parcelHandlers),
});
