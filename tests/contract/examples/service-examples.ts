import type { DatabaseSync } from 'node:sqlite';
import type { CallName } from '#contract/book/table.ts';
import type { WireInput } from '../wire-client.ts';
import { squarePng } from './profile-examples.ts';

type ServiceExamples = {
  readonly [Name in Extract<
    CallName,
    `support.${string}` | `feedback.${string}` | `parcel.${string}`
  >]: WireInput<Name>;
};

/** Returns the newest image uploaded by the member of the examples. */
function newestImageId(db: DatabaseSync): string {
  const find = `SELECT picture_id FROM service_picture WHERE owner = 'u-beian' ORDER BY number DESC LIMIT 1`;
  return String(db.prepare(find).get()?.picture_id ?? '0'.repeat(24));
}

/** The feedback of the main demo member that is in a state. */
function feedbackIn(db: DatabaseSync, ...states: readonly string[]): string {
  const find = `SELECT max(feedback_id) AS id FROM feedback
    WHERE user_id = 'u-beian' AND stars IS NULL AND state IN (SELECT value FROM json_each(?))`;
  return String(db.prepare(find).get(JSON.stringify(states))?.id ?? '0');
}

const PARCEL_ADDRESS = {
  recipient: '林舟',
  phone: '13800000207',
  province: '浙江省',
  city: '宁波市鄞州区',
  line: '海岸路 18 号 3 单元 602',
  postcode: '315100',
} as const;

/** A parcel of the main demo member that is in a state. */
function parcelIn(db: DatabaseSync, ...states: readonly string[]): { readonly parcelId: string } {
  const find = `SELECT max(parcel_id) AS id FROM parcel
    WHERE user_id = 'u-beian' AND state IN (SELECT value FROM json_each(?))`;
  return { parcelId: String(db.prepare(find).get(JSON.stringify(states))?.id ?? '0') };
}

/** One valid request of every call to customer service, about feedback and about parcels. */
export function serviceExamples({ db }: { readonly db: DatabaseSync }): ServiceExamples {
  const open = { feedbackId: feedbackIn(db, 'submitted', 'processing', 'waitingMember') };
  return {
    'support.url': {},
    'support.popup': {},
    'support.eChat': {},
    'support.contacts': {},
    'support.upload': { type: 'image/png', content: squarePng() },
    'support.picture': { pictureId: newestImageId(db) },
    'support.conversation': {},
    'support.rate': { stars: 5 },
    'support.say': { clientMsgId: 'example-word', text: '画面比声音慢', pictureId: null },
    'support.end': {},
    'parcel.list': {},
    'parcel.detail': parcelIn(db, 'received'),
    'parcel.address': { ...parcelIn(db, 'chosen', 'addressed'), address: PARCEL_ADDRESS },
    'parcel.cancel': parcelIn(db, 'chosen', 'addressed', 'cancelled'),
    'parcel.receive': parcelIn(db, 'received'),
    'feedback.add': {
      kind: 'live',
      text: '画面比声音慢两三秒',
      pictures: [newestImageId(db)],
      clientMsgId: 'example-feedback',
    },
    'feedback.list': { page: 1, size: 20 },
    'feedback.detail': open,
    'feedback.reply': { ...open, text: '主线路也一样', pictures: [], clientMsgId: 'example-reply' },
    'feedback.settle': open,
    'feedback.rate': { feedbackId: feedbackIn(db, 'resolved'), stars: 4 },
  };
}
