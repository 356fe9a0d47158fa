import type { OfferChannel } from '#contract/care/inbox/inbox-rules.ts';
import type { Inbox } from '#sandbox/domains/ground/code/code-inbox.ts';
import type { Contacts } from '#sandbox/domains/ground/code/contacts.ts';
import type { InboxStore } from './inbox-store.ts';
import type { ConsentStore } from './offer-consent.ts';
import type { QuietCategories } from './quiet-categories.ts';

type Ports = {
  readonly messages: Pick<InboxStore, 'send'>;
  readonly quietCategories: Pick<QuietCategories, 'isQuiet'>;
  readonly consent: Pick<ConsentStore, 'allows'>;
  readonly contacts: Pick<Contacts, 'of'>;
  /** Phones and mailboxes. */
  readonly outside: Pick<Inbox, 'deliver'>;
};

type Offer = { readonly title: string; readonly text: string };

const ADDRESS_OF = { email: 'email', sms: 'phone' } as const;

/**
 * Sends an offer by every channel its member has opted in to, and by no other: not to members who have turned offers off,
 * are on a break, excluded or under care, and not by mail or text message during their quiet hours [P.29]. Epoch ms.
 * @returns the channels used
 */
export const offerSender =
  ({ messages, quietCategories, consent, contacts, outside }: Ports) =>
  (userId: string, { title, text }: Offer, at: number): readonly ('inbox' | OfferChannel)[] => {
    if (quietCategories.isQuiet(userId, 'promotion', at)) return [];
    messages.send(userId, { kind: 'promotion', title, text, place: 'welfare', at });
    const notice = consent.allows(userId, 'notice', at) ? (['notice'] as const) : [];
    const externalChannels = (['email', 'sms'] as const).filter((channel) => {
      const address = contacts.of(userId, ADDRESS_OF[channel]);
      if (address === null || !consent.allows(userId, channel, at)) return false;
      outside.deliver(address, { at, purpose: 'offer', code: title });
      return true;
    });
    return ['inbox', ...notice, ...externalChannels];
  };
