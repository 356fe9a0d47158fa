import { contactPart } from '#contract/people/profile/contact-part.ts';
import { isReservedName } from '#sandbox/base/names/reserved-name.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { SiteId } from '#sandbox/base/sites.table.ts';
import { CONTACT_WORDS } from '#sandbox/domains/community/chat/contact-words.table.ts';
import type { ProfilePorts } from './profile-ports.ts';

/** Nicknames that people take for one another are the same: full width, case and what only separates do not count. */
const keyOf = (nickname: string) => nickname.normalize('NFKC').toLowerCase().replace(/[_·]/g, '');

/** @throws Refusal NICKNAME_TAKEN when somebody else has it, or one that reads alike. */
export function requireFree({ accounts }: Pick<ProfilePorts, 'accounts'>, userId: string, nickname: string) {
  const key = keyOf(nickname);
  const others = accounts.nicknames().filter((other) => other.userId !== userId);
  if (others.some((other) => keyOf(other.nickname) === key)) refuse('NICKNAME_TAKEN');
}

/** @throws Refusal NICKNAME_REFUSED for one that reads like the platform's people or a way to reach somebody. */
export function requireDecent(nickname: string, siteId: SiteId) {
  if (isReservedName(keyOf(nickname)) || contactPart(nickname, CONTACT_WORDS[siteId]) !== null)
    refuse('NICKNAME_REFUSED');
}
