import { contactPart } from '#contract/people/profile/contact-part.ts';
import { isReservedName } from '#sandbox/base/names/reserved-name.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';
import { CONTACT_KEYWORDS } from '#sandbox/domains/community/chat/contact-keywords.table.ts';
import type { ProfilePorts } from './profile-ports.ts';

/** Comparison key of a nickname: ignores full width, case and separators, so that confusable nicknames are equal. */
const keyOf = (nickname: string) => nickname.normalize('NFKC').toLowerCase().replace(/[_·]/g, '');

/** @throws Refusal NICKNAME_TAKEN when another member has it, or one that reads alike. */
export function requireFree({ accounts }: Pick<ProfilePorts, 'accounts'>, userId: string, nickname: string) {
  const key = keyOf(nickname);
  const others = accounts.nicknames().filter((other) => other.userId !== userId);
  if (others.some((other) => keyOf(other.nickname) === key)) refuse('NICKNAME_TAKEN');
}

/** @throws Refusal NICKNAME_REFUSED for one that resembles the platform’s staff or contains contact details. */
export function requireDecent(nickname: string, siteId: SiteId) {
  if (isReservedName(keyOf(nickname)) || contactPart(nickname, CONTACT_KEYWORDS[siteId]) !== null)
    refuse('NICKNAME_REFUSED');
}
