import * as v from 'valibot';
import { supportCalls } from '#contract/care/support/calls.ts';
import {
  CONVERSATION_CLOSES_MS,
  QUEUE_ABANDONED_MS,
  SERVICE_TEXT_MAX,
  SILENCE_MS,
} from '#contract/care/support/constants.ts';
import { NUMERIC_ID } from '#contract/text/wire-patterns.ts';
import { DAY_MS, MINUTE_MS } from '#contract/units/durations.ts';
import { sinceMs } from '#sandbox/base/time/spans.ts';
import { eachDue, seedOnce } from '#sandbox/db/each-due.ts';
import { tidied } from '#sandbox/db/table-bound.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import { domain, handlersFor, type Stored, type Timed } from '#sandbox/domains/domain.ts';
import type { Accounts } from '#sandbox/domains/ground/member/accounts.ts';
import { demoUserId } from '#sandbox/domains/ground/member/seed-members.ts';
import { ONLINE_LINE, SITE_CONTENTS } from '#sandbox/domains/site/site/contents.table.ts';
import { AdminRefusal, byRules, post } from '#sandbox/http/admin-route.ts';
import type { Site } from '#sandbox/http/api.ts';
import { PRIVATE_IMAGE_HEADERS } from '#sandbox/http/headers/headers.table.ts';
import type { World } from '#sandbox/world/world.ts';
import { AUTOMATIC_AFTER_MS, createAutomaticSide } from './automatic-side.ts';
import { type ConversationPorts, stepConversation } from './conversation-ports.ts';
import { type ConversationRow, createConversationStore } from './conversation-store.ts';
import { createOperatorSide } from './operator-side.ts';
import { isOpenAt } from './service-hours.ts';
import { type Support, supportHandlers } from './support-handlers.ts';
import { createSupportImages } from './support-images.ts';
import { supportMigrations } from './support-migrations.ts';
import { createVisitorSide } from './visitor-side.ts';

type Ports = Stored & {
  readonly world: { readonly clock: Pick<World['clock'], 'now' | 'at'> };
  readonly accounts: Pick<Accounts, 'byId'>;
  readonly money: { readonly notify: SendNews };
};

const SITE = 5000;
const ALL_DAY = { opensAt: 0, closesAt: 24 };

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(SERVICE_TEXT_MAX));
const Turn = v.union([
  v.strictObject({ take: v.literal(true) }),
  v.strictObject({ resolve: v.literal(true) }),
  v.strictObject({ text }),
]);

const idOf = (param: string | undefined): bigint => {
  if (param === undefined || !NUMERIC_ID.test(param)) throw new AdminRefusal(404, '没有这个会话');
  return BigInt(param);
};

type AdminPorts = Timed & { readonly service: Support };

/** Mounts the routes with which operators answer conversations, and view the images in them. */
function mountSupportAdmin(site: Site, { service, world }: AdminPorts): void {
  const now = () => world.clock.now();
  post(site, '/sandbox/service/:id', Turn, (turn, context) => {
    const id = idOf(context.req.param('id'));
    byRules(() => {
      if ('text' in turn) service.operators.answer(id, turn.text, now());
      else if ('take' in turn) service.operators.take(id, now());
      else service.operators.resolve(id, now());
    });
  });
  site.get('/sandbox/service/pictures/:id', (context) => {
    const image = service.images.find(context.req.param('id'));
    if (!image) return context.notFound();
    return context.body(new Uint8Array(image.bytes), 200, {
      ...PRIVATE_IMAGE_HEADERS,
      'content-type': image.type,
    });
  });
}

/** Adds an earlier conversation of the main demo member, by the rules for all visitors, without a message about it. */
function seedConversation(ports: ConversationPorts, now: number): void {
  const visitor = { owner: demoUserId('beian'), siteId: SITE } as const;
  const quiet = { ...ports, notify: () => undefined, hoursOf: () => ALL_DAY };
  const [visitors, operators] = [createVisitorSide(quiet), createOperatorSide(quiet)];
  const at = now - 2 * DAY_MS;
  visitors.send(visitor, { requestId: 'seed-0', text: '余额宝转出要多久能用？', imageId: null }, at);
  const id = ports.store.latest(visitor.owner)?.conversation_id;
  if (id === undefined) return;
  operators.take(id, at + MINUTE_MS);
  operators.answer(id, '你好，转出后马上回到中心钱包，可以直接投注或转账。', at + 2 * MINUTE_MS);
  visitors.send(visitor, { requestId: 'seed-1', text: '好的，明白了', imageId: null }, at + 3 * MINUTE_MS);
  operators.resolve(id, at + 4 * MINUTE_MS);
}

/** Retention time of ended conversations, ms. */
const RETENTION_MS = 90 * DAY_MS;

/**
 * Runs time-based transitions, at epoch ms `now`: hours begin and end, visitors leave the queue or stop answering, ended
 * conversations close and are deleted.
 */
export function passTime({ db, store, hoursOf }: ConversationPorts, now: number): void {
  const isOpen = ({ site_id }: ConversationRow) => isOpenAt(now, hoursOf(site_id ?? 5000));
  const queued = (row: ConversationRow) => {
    if (!isOpen(row)) stepConversation(store, row, 'shut', now);
    // Visitors with a message outside the hours were never in the queue, and cannot leave it.
    else if (row.seen_at >= row.queued_at && sinceMs(now, row.seen_at) >= QUEUE_ABANDONED_MS)
      stepConversation(store, row, 'abandon', now);
  };
  const answered = (row: ConversationRow) => {
    const silentMs = sinceMs(now, row.said_at);
    if (silentMs >= SILENCE_MS.ends) {
      stepConversation(store, row, 'fallSilent', now);
      store.addMessage(row.conversation_id, { author: 'event', event: 'silent' }, now);
    } else if (silentMs >= SILENCE_MS.prompts && row.asked_at < row.said_at) {
      store.note(row.conversation_id, 'asked_at', now);
      store.addMessage(row.conversation_id, { author: 'event', event: 'asked' }, now);
    }
  };
  eachDue(db, 'offline conversations', store.inState('offline').filter(isOpen), (row) =>
    stepConversation(store, row, 'open', now),
  );
  eachDue(db, 'queued conversations', store.inState('queued'), queued);
  eachDue(db, 'answered conversations', store.inState('waitingMember'), answered);
  eachDue(db, 'resolved conversations', store.inState('resolved'), (row) => {
    if (sinceMs(now, row.changed_at) >= CONVERSATION_CLOSES_MS) stepConversation(store, row, 'close', now);
  });
  transaction(db, () => store.forget(now - RETENTION_MS));
}

/** Opens customer service. */
function openSupport({ db, world: { clock }, accounts, money: { notify } }: Ports): Support {
  const store = createConversationStore(db);
  const images = createSupportImages(db);
  const ports: ConversationPorts = {
    db,
    store,
    images,
    notify,
    isMember: (owner) => accounts.byId(owner) !== null,
    hoursOf: (siteId) =>
      SITE_CONTENTS[siteId].serviceLines.find(({ lineId }) => lineId === ONLINE_LINE) ?? ALL_DAY,
  };
  const automatic = createAutomaticSide(ports);
  const visitors = createVisitorSide(ports);
  return {
    ports,
    store,
    images,
    visitors: {
      ...visitors,
      send(visitor, message, now) {
        visitors.send(visitor, message, now);
        clock.at(now + AUTOMATIC_AFTER_MS, () => automatic.answer(clock.now()));
      },
    },
    operators: createOperatorSide(ports),
    runDue(now) {
      passTime(ports, now);
      automatic.answer(now);
    },
  };
}

type Opened = { readonly service: Support };

/** Conversations with customer service, with an earlier one of the demo member. */
export const supportDomain = domain({
  migrations: [supportMigrations],
  bounds: {
    conversation: tidied('support/pass-time'),
    conversation_word: tidied('support/pass-time'),
    service_picture: tidied('support/support-pictures'),
  },
  open: (ports: Ports) => ({ service: openSupport(ports) }),
  seed: ({ db, service: { ports, store } }: Stored & Opened, now) =>
    seedOnce(db, 'support', () => {
      if (store.latest(demoUserId('beian')) === null) seedConversation(ports, now);
    }),
  duties: [{ everyMs: MINUTE_MS, atStart: true, run: ({ service }: Opened, now) => service.runDue(now) }],
  admin: mountSupportAdmin,
  handlers: handlersFor(supportCalls, supportHandlers),
});
