import type { DatabaseSync } from 'node:sqlite';
import type { CallName } from '#contract/calls/table.ts';
import { squarePng } from './profile-examples.ts';
import type { WireInput } from './wire-client.ts';

type ServiceExamples = {
  readonly [Name in Extract<CallName, `support.${string}` | `feedback.${string}`>]: WireInput<Name>;
};

/** The newest picture the member of the examples has handed in. */
function pictureOf(db: DatabaseSync): string {
  const find = `SELECT picture_id FROM service_picture WHERE owner = 'u-beian' ORDER BY number DESC LIMIT 1`;
  return String(db.prepare(find).get()?.picture_id ?? '0'.repeat(24));
}

/** The feedback of the main demo member that is in a state. */
function feedbackIn(db: DatabaseSync, ...states: readonly string[]): string {
  const find = `SELECT max(feedback_id) AS id FROM feedback
    WHERE user_id = 'u-beian' AND stars IS NULL AND state IN (SELECT value FROM json_each(?))`;
  return String(db.prepare(find).get(JSON.stringify(states))?.id ?? '0');
}

/** One valid request of every call to customer service, and about feedback. */
export function serviceExamples({ db }: { readonly db: DatabaseSync }): ServiceExamples {
  const open = { feedbackId: feedbackIn(db, 'submitted', 'processing', 'waitingMember') };
  return {
    'support.url': {},
    'support.popup': {},
    'support.eChat': {},
    'support.contacts': {},
    'support.upload': { type: 'image/png', content: squarePng() },
    'support.picture': { pictureId: pictureOf(db) },
    'support.conversation': {},
    'support.rate': { stars: 5 },
    'support.say': { clientMsgId: 'example-word', text: '画面比声音慢', pictureId: null },
    'support.end': {},
    'feedback.add': {
      kind: 'live',
      text: '画面比声音慢两三秒',
      pictures: [pictureOf(db)],
      clientMsgId: 'example-feedback',
    },
    'feedback.list': { page: 1, size: 20 },
    'feedback.detail': open,
    'feedback.reply': { ...open, text: '主线路也一样', pictures: [], clientMsgId: 'example-reply' },
    'feedback.settle': open,
    'feedback.rate': { feedbackId: feedbackIn(db, 'resolved'), stars: 4 },
  };
}
