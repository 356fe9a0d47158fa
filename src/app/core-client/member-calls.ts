import type { MemberCallName } from '#contract/calls/page-call.ts';

/**
 * The table of calls says whose an answer is; a page has its types alone, so that the names are here again and the
 * compiler checks them, both ways. Any other answer is the same for everybody: a page shows the last one on while it is
 * asked again for the next viewer.
 */
const MEMBER_CALLS: Readonly<Record<MemberCallName, true>> = {
  'bet.quote': true,
  'bet.list': true,
  'bet.detail': true,
  'bet.cashOutQuote': true,
  'chatMessage.liked': true,
  'chat.moderations': true,
  'chat.muteList': true,
  'chatMessage.reports': true,
  'deposit.payTypes': true,
  'depositLimit.list': true,
  'exchange.quote': true,
  'follow.list': true,
  'game.collected': true,
  'coin.packs': true,
  'coin.records': true,
  'gift.goal': true,
  'gift.permission': true,
  'gift.rank': true,
  'inbox.counts': true,
  'inbox.list': true,
  'inbox.message': true,
  'inbox.preferences': true,
  'inbox.setPreference': true,
  'payee.list': true,
  'profile.bindPhone': true,
  'profile.changeName': true,
  'profile.changePhone': true,
  'profile.chooseAvatar': true,
  'profile.get': true,
  'profile.setBirthday': true,
  'profile.setNickname': true,
  'profile.takeBack': true,
  'profile.uploadAvatar': true,
  'security.endOthers': true,
  'security.endSession': true,
  'security.factorConfirm': true,
  'security.logins': true,
  'security.overview': true,
  'security.renewCodes': true,
  'security.sessions': true,
  'security.stepUp': true,
  'statement.get': true,
  'statement.list': true,
  'search.all': true,
  'treasury.records': true,
  'treasury.view': true,
  'venue.confirm': true,
  'venue.recent': true,
  'venue.records': true,
  'wallet.assets': true,
  'withdraw.prompt': true,
};

/** Is the answer of the member who asked, and gone with them? */
export const isMemberCall = (name: string): boolean => Object.hasOwn(MEMBER_CALLS, name);
