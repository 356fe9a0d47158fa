import type { inboxCalls } from '#contract/care/inbox/calls.ts';
import type { InboxKind } from '#contract/care/inbox/schema.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf } from '#sandbox/http/binding/call-context.ts';
import { createThrottle } from '#sandbox/http/binding/throttle.ts';
import type { InboxStore } from './inbox-store.ts';
import type { Letters } from './letters.ts';
import type { ConsentStore } from './offer-consent.ts';
import type { QuietCategories } from './quiet-categories.ts';

/** Dependencies of the handlers. */
type Ports = {
  readonly messages: InboxStore;
  readonly letters: Letters;
  readonly quietCategories: QuietCategories;
  readonly consent: ConsentStore;
};

/** Limit of answers in ten minutes: enough for a conversation, not for a flood. */
const ANSWERS = { each: 30, all: 1_000 };

type LetterCall = 'inbox.message' | 'inbox.answer' | 'inbox.write';

/** Messages one by one, and private letters: they are answered under the letter they belong to. */
function letterHandlers({
  messages,
  letters,
}: Pick<Ports, 'messages' | 'letters'>): Pick<HandlersOf<typeof inboxCalls>, LetterCall> {
  const answers = createThrottle(ANSWERS);
  const messageWithParts = (userId: string, id: string) => {
    const message = messages.find(userId, id) ?? refuse('NOT_FOUND');
    return { message, parts: letters.parts(id) };
  };
  return {
    'inbox.message': ({ id }, context) => messageWithParts(accountOf(context).userId, id),
    'inbox.answer': ({ id, text, clientMsgId }, context) => {
      const { userId } = accountOf(context);
      if (messageWithParts(userId, id).message.kind !== 'letter') refuse('NOT_FOUND');
      answers.take(context);
      letters.answer(id, clientMsgId, text, context.now);
      messages.read(userId, [id], context.now);
      return messageWithParts(userId, id);
    },
    'inbox.write': ({ text, clientMsgId }, context) => {
      const { userId } = accountOf(context);
      answers.take(context);
      return messageWithParts(userId, letters.begin(userId, clientMsgId, text, context.now));
    },
  };
}

const flag = (on: boolean) => (on ? (1 as const) : (0 as const));

/** Handlers of the channels for offers, and of the hours without notices [P.29]. */
function consentHandlers({
  consent,
}: Pick<Ports, 'consent'>): Pick<HandlersOf<typeof inboxCalls>, 'inbox.consent' | 'inbox.setConsent'> {
  const viewOf = (userId: string) => {
    const { notice, email, sms, quiet } = consent.of(userId);
    return { notice: flag(notice), email: flag(email), sms: flag(sms), quiet };
  };
  return {
    'inbox.consent': (_input, context) => viewOf(accountOf(context).userId),
    'inbox.setConsent': ({ notice, email, sms, quietFrom, quietTo }, context) => {
      const { userId } = accountOf(context);
      const isComplete = quietFrom !== '' && quietTo !== '' && quietFrom !== quietTo;
      const quiet = isComplete ? { from: Number(quietFrom), to: Number(quietTo) } : null;
      consent.set(userId, { notice: notice === '1', email: email === '1', sms: sms === '1', quiet });
      return viewOf(userId);
    },
  };
}

/** Messages of the member [7.16]. */
export const inboxHandlers = ({
  messages,
  letters,
  quietCategories,
  consent,
}: Ports): HandlersOf<typeof inboxCalls> => ({
  'inbox.latest': ({ size }, context) => {
    const { userId } = accountOf(context);
    return { unread: messages.unread(userId), list: messages.latest(userId, size) };
  },
  'inbox.list': ({ kind, page, size }, context) => {
    const { userId } = accountOf(context);
    return { ...messages.page(userId, kind, page, size), unread: messages.unread(userId) };
  },
  'inbox.read': ({ ids }, context) => {
    const { userId } = accountOf(context);
    messages.read(userId, ids, context.now);
    return { unread: messages.unread(userId) };
  },
  'inbox.remove': ({ ids }, context) => {
    const { userId } = accountOf(context);
    messages.remove(userId, ids);
    return { unread: messages.unread(userId) };
  },
  'inbox.stick': ({ id, on }, context) =>
    messages.stick(accountOf(context).userId, id, on === '1') ? {} : refuse('NOT_FOUND'),
  'inbox.counts': (_input, context) => {
    const of = (kind: InboxKind) => messages.unreadOf(accountOf(context).userId, kind);
    return { system: of('system'), promotion: of('promotion'), order: of('order'), letter: of('letter') };
  },
  'inbox.markUnread': ({ ids }, context) => {
    const { userId } = accountOf(context);
    messages.markUnread(userId, ids);
    return { unread: messages.unread(userId) };
  },
  ...letterHandlers({ messages, letters }),
  ...consentHandlers({ consent }),
  'inbox.preferences': (_input, context) => ({ list: quietCategories.view(accountOf(context).userId) }),
  'inbox.setPreference': ({ category, on }, context) => {
    const { userId } = accountOf(context);
    quietCategories.set(userId, category, on === '1');
    return { list: quietCategories.view(userId) };
  },
});
