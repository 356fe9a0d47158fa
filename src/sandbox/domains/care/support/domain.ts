import { supportCalls } from '#contract/care/support/calls.ts';
import { DAY_MS, MINUTE_MS } from '#contract/units/durations.ts';
import { seedOnce } from '#sandbox/db/seed-once.ts';
import { tidied } from '#sandbox/db/table-bound.ts';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import { domain, handlersFor, type Stored } from '#sandbox/domains/domain.ts';
import type { Accounts } from '#sandbox/domains/ground/member/accounts.ts';
import { demoUserId } from '#sandbox/domains/ground/member/seed-members.ts';
import { ONLINE_LINE, SITE_CONTENTS } from '#sandbox/domains/site/site/contents.table.ts';
import type { World } from '#sandbox/world/world.ts';
import { AUTOMATIC_AFTER_MS, createAutomaticSide } from './automatic-side.ts';
import type { ConversationPorts } from './conversation-ports.ts';
import { createConversationStore } from './conversation-store.ts';
import { createOperatorSide } from './operator-side.ts';
import { passTime } from './pass-time.ts';
import type { Support } from './support.ts';
import { mountSupportAdmin } from './support-admin.ts';
import { supportHandlers } from './support-handlers.ts';
import { createSupportImages } from './support-images.ts';
import { supportMigrations } from './support-migrations.ts';
import { createVisitorSide } from './visitor-side.ts';

type Ports = Stored & {
  readonly world: { readonly clock: Pick<World['clock'], 'now' | 'at'> };
  readonly accounts: Pick<Accounts, 'byId'>;
  readonly money: { readonly tell: SendNews };
};

const SITE = 5000;
const ALL_DAY = { opensAt: 0, closesAt: 24 };

/** Adds an earlier conversation of the main demo member, by the rules for all visitors, without a message about it. */
function seedConversation(ports: ConversationPorts, now: number): void {
  const visitor = { owner: demoUserId('beian'), siteId: SITE } as const;
  const quiet = { ...ports, tell: () => undefined, hoursOf: () => ALL_DAY };
  const [visitors, operators] = [createVisitorSide(quiet), createOperatorSide(quiet)];
  const at = now - 2 * DAY_MS;
  visitors.say(visitor, { requestId: 'seed-0', text: '余额宝转出要多久能用？', pictureId: null }, at);
  const id = ports.store.latest(visitor.owner)?.conversation_id;
  if (id === undefined) return;
  operators.take(id, at + MINUTE_MS);
  operators.answer(id, '你好，转出后马上回到中心钱包，可以直接投注或转账。', at + 2 * MINUTE_MS);
  visitors.say(visitor, { requestId: 'seed-1', text: '好的，明白了', pictureId: null }, at + 3 * MINUTE_MS);
  operators.resolve(id, at + 4 * MINUTE_MS);
}

/** Opens customer service. */
function openSupport({ db, world: { clock }, accounts, money: { tell } }: Ports): Support {
  const store = createConversationStore(db);
  const pictures = createSupportImages(db);
  const ports: ConversationPorts = {
    db,
    store,
    pictures,
    tell,
    isMember: (owner) => accounts.byId(owner) !== null,
    hoursOf: (siteId) =>
      SITE_CONTENTS[siteId].serviceLines.find(({ lineId }) => lineId === ONLINE_LINE) ?? ALL_DAY,
  };
  const automatic = createAutomaticSide(ports);
  const visitors = createVisitorSide(ports);
  return {
    ports,
    store,
    pictures,
    visitors: {
      ...visitors,
      say(visitor, word, now) {
        visitors.say(visitor, word, now);
        clock.at(now + AUTOMATIC_AFTER_MS, () => automatic.answer(clock.now()));
      },
    },
    operators: createOperatorSide(ports),
    look(now) {
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
  duties: [{ everyMs: MINUTE_MS, atStart: true, run: ({ service }: Opened, now) => service.look(now) }],
  admin: mountSupportAdmin,
  handlers: handlersFor(supportCalls, supportHandlers),
});
