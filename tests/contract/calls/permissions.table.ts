import type { CallName } from '#contract/book/table.ts';

/** Fields of requests that name something of one member: to another member it is as if it did not exist. */
export const OWNED: ReadonlySet<string> = new Set([
  'alertId',
  'betId',
  'bonusId',
  'couponId',
  'feedbackId',
  'id',
  'ids',
  'orderId',
  'parcelId',
  'payeeId',
  'recordId',
  'requestId',
  'sessionId',
]);

/** Fields with ids that are public. */
export const PUBLIC: ReadonlySet<string> = new Set([
  'activityId',
  'anchorRoomId',
  'articleId',
  'ballClassId',
  'chatRoomNos',
  'drawNo',
  'expertId',
  'gameId',
  'giftId',
  'itemId',
  'leagueId',
  'marketId',
  'matchId',
  'matchIds',
  'messageId',
  'packId',
  'promotionId',
  'questionId',
  'reportId',
  'roomNo',
  'selectionId',
  'theme_id',
  'topicId',
  'userId',
]);

/** Fields whose word is itself the permission, or is the asker's own name for what they do. */
export const BEARER: ReadonlySet<string> = new Set([
  'clientMsgId',
  'clientRequestId',
  'pictureId',
  'quoteId',
  'ticket',
  'token',
]);

/** Calls whose field of that name is not of a member, or that have it for demos only, which belong to no member. */
export const EXCEPT: Readonly<Record<string, string>> = {
  'follow.remind': 'id',
  'follow.set': 'id',
  'selfBlock.set': 'id',
  'venue.demoLaunch': 'sessionId',
  'venue.launch': 'sessionId',
  'venue.secondDemoLaunch': 'sessionId',
  'venue.secondLaunch': 'sessionId',
};

/** Calls that respond to a foreign id and an unknown one with success, since a list of them may contain ids that are gone. */
export const SILENT: ReadonlySet<CallName> = new Set([
  'command.byRequest',
  'inbox.markUnread',
  'inbox.read',
  'inbox.remove',
  'price.removeAlert',
]);

/** Calls after which the calling member has to log in again. */
export const ENDS_SESSION: ReadonlySet<CallName> = new Set([
  'account.changePassword',
  'account.logout',
  'account.logoutSetup',
  'security.factorConfirm',
]);
