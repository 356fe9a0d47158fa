import type { DatabaseSync } from 'node:sqlite';
import type { CallName } from '#contract/book/table.ts';
import { APP_SECRET } from '#contract/wire/headers.ts';
import { loginHash, loginSignature } from '#contract/wire/login-signature.ts';
import { doWork } from '#contract/wire/robot-work.ts';
import { nodeEngine } from '#sandbox/base/node-engine.ts';
import { type Address, emailAddress, phoneAddress } from '#sandbox/domains/ground/code/address.ts';
import { DEMO_PASSWORD } from '#sandbox/domains/ground/member/demo-members.table.ts';
import type { AuthServices } from '#sandbox/domains/people/auth/auth-services.ts';
import { GAME_CATALOGUE } from '#sandbox/domains/play/game/game-catalogue.ts';
import { codeFrom } from '#sandbox/domains/rewards/invite/invite-codes.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import type { WireInput } from '../wire-client.ts';
import { activityExamples } from './activity-examples.ts';
import { type BetScene, betSceneOf, betsOnDemand, pricesOnDemand } from './bet-examples.ts';
import { careExamples } from './care-examples.ts';
import { identityExamples } from './identity-examples.ts';
import { type MoneyScene, moneyExamples, moneySceneOf } from './money-examples.ts';
import { profileExamples } from './profile-examples.ts';
import { restrictionExamples } from './restriction-examples.ts';
import { securityExamples } from './security-examples.ts';
import { serviceExamples } from './service-examples.ts';
import { vipExamples } from './vip-examples.ts';

/** Data of the examples: the live match with video that began last, and a member's open bet on it. */
export type Scene = {
  readonly matchId: string;
  readonly anchorRoomId: string;
  readonly roomNo: string;
  readonly orderId: string;
  readonly auth: AuthServices;
  readonly db: DatabaseSync;
  /** A private letter to the member of the examples. */
  readonly letterId: string;
  /** Code of another member’s invitation. */
  readonly inviteCode: string;
  readonly money: MoneyScene;
  readonly bet: () => BetScene;
  readonly now: number;
  /** Sends a message of the crowd and reports it. @returns the id of the message */
  readonly sendReported: () => string;
  /** A visit to a game with points. */
  readonly sessionId: string;
  /** A verification under way and its answer. */
  readonly challenge: { readonly ticket: string; readonly answer: string };
};

/** The way into a game that can be played. */
const LAUNCH = {
  venueEnName: 'BTEGDZ',
  gameId: GAME_CATALOGUE.find(({ title }) => title?.name === '夜场灯光')?.gameId ?? '',
  currency: 'CNY',
  resetDpDomain: 0,
  isUseCache: 1,
  rollbackAddress: 'http://localhost:5180/app/play/game',
} as const;

/** The device of the wire client. */
const DEVICE = 'device-of-the-contract-tests';
function letterTo(db: DatabaseSync, userId: string): string {
  const find = `SELECT max(message_id) AS id FROM message WHERE user_id = ? AND kind = 'letter'`;
  return String(db.prepare(find).get(userId)?.id ?? '0');
}

export function sceneOf(sandbox: Sandbox): Scene {
  const { world, db, auth, challenges, venues } = sandbox;
  const money = moneySceneOf(sandbox);
  const soonest = db
    .prepare(
      `SELECT bet_id AS order_id, match_id FROM bet JOIN bet_leg USING (bet_id)
       WHERE user_id = 'u-beian' AND site_id = 5000 AND state = 'open' AND start_at <= placed_at`,
    )
    .all()
    .map((row) => ({ row, match: world.matches.find(String(row.match_id)) }))
    .filter(({ match }) => match?.clockPhase === 'first' && match.ballClassId === 1)
    .toSorted((one, other) => (one.match?.clockElapsed ?? 0) - (other.match?.clockElapsed ?? 0));
  const row = soonest[0]?.row;
  const matchId = String(row?.match_id);
  const anchor = world.anchors.list().find(({ status }) => status === 1);
  if (!row || !anchor) throw new Error('the world has no live match or no anchor on air');
  const ticket = challenges.register('afs', DEVICE, world.clock.now());
  const answer = challenges.find(ticket, world.clock.now())?.question.answer ?? '';
  const roomNo = `m-${matchId}`;
  const sendReported = () => {
    const content = { msgType: 'text', text: '边路空了' } as const;
    const passerBy = { userId: 'f-passer-by', username: '路人', avatar: '', level: 1, type: 0 } as const;
    const { id } = world.rooms.append(roomNo, { ...passerBy, content });
    db.prepare("INSERT INTO chat_report VALUES (?, ?, 'u-qinghe', '青禾不眠', 'advert', ?, 'open')").run(
      roomNo,
      id,
      world.clock.now(),
    );
    return id;
  };
  return {
    matchId,
    anchorRoomId: anchor.anchorRoomId,
    roomNo,
    sendReported,
    db,
    letterId: letterTo(db, 'u-beian'),
    inviteCode: codeFrom('u-beian', 0),
    orderId: String(row.order_id),
    auth,
    money,
    bet: () => betSceneOf(sandbox, String(row.order_id)),
    now: world.clock.now(),
    sessionId: venues.sessions.demo(
      { gameId: LAUNCH.gameId, currency: LAUNCH.currency, siteId: 5000 },
      world.clock.now(),
    ).sessionId,
    challenge: { ticket, answer },
  };
}

const PHONE = { region: '86', phone: '13700005520' } as const;
const FREE_PHONE = { region: '86', phone: '13311112222' } as const;
const EMAIL = 'qinghe@courtside.example';
const CLIENT = { flag: 'web', version: '1.1.0' };

/** Returns the code in an inbox; one is sent when there is none. */
function codeFor({ auth, now }: Scene, address: Address, purpose: 'register' | 'login' | 'recover'): string {
  const newest = () => auth.inbox.of(address).find((letter) => letter.purpose === purpose)?.code;
  if (newest() === undefined) auth.codes.send(address, purpose, now);
  return newest() ?? '';
}

async function workDone({ auth, now }: Scene) {
  const { challenge, bits } = auth.robots.register({ address: '', now });
  return { challenge, seccode: await doWork(nodeEngine, challenge, bits) };
}

/** A ticket of the robot check, not used yet. */
async function robotTicket(scene: Scene): Promise<string> {
  const { auth, now } = scene;
  const { challenge, seccode } = await workDone(scene);
  return (await auth.robots.validate(challenge, seccode, now)) ?? '';
}

/**
 * Returns the login examples: each request with the code, the ticket or the step that precedes it. Examples with a proof of
 * work are functions.
 */
async function entryExamples(scene: Scene) {
  const { auth, now } = scene;
  const password = await loginHash(nodeEngine, 'qinghe', DEMO_PASSWORD);
  const login = { name: 'qinghe', password, ...CLIENT, timewd: String(now), oldPassword: '' };
  const steps = { phone: phoneAddress(PHONE), email: emailAddress(EMAIL) };
  const step = (channel: keyof typeof steps, number: 2 | 3) =>
    auth.recovery.open({ userId: 'u-qinghe', address: steps[channel], channel, step: number }, now);
  return {
    'account.login': login,
    'account.loginByPhone': { ...PHONE, code: codeFor(scene, steps.phone, 'login'), ...CLIENT, timewd: '' },
    'account.loginSigned': { ...login, signature: await loginSignature(nodeEngine, APP_SECRET, login) },
    'account.logout': {},
    'account.logoutSetup': { reach: 'session' },
    'account.checkChangePassword': {},
    'account.changePassword': {
      oldPassword: await loginHash(nodeEngine, 'beian', DEMO_PASSWORD),
      password: await loginHash(nodeEngine, 'beian', DEMO_PASSWORD),
    },
    'register.nameExists': { name: 'beian' },
    'register.checkName': { name: 'beian' },
    'register.submit': {
      name: 'laokan2026',
      password,
      ...FREE_PHONE,
      code: codeFor(scene, phoneAddress(FREE_PHONE), 'register'),
      ...CLIENT,
      timewd: '',
    },
    'code.robotRegister': {},
    'code.robotValidate': () => workDone(scene),
    'code.send': async (): Promise<WireInput<'code.send'>> => ({
      purpose: 'login',
      channel: 'phone',
      region: '86',
      phone: '13522223333',
      email: '',
      ticket: await robotTicket(scene),
    }),
    'passwordRecovery.phoneOne': async (): Promise<WireInput<'passwordRecovery.phoneOne'>> => ({
      name: 'xuexian',
      region: '86',
      phone: '13900001018',
      ticket: await robotTicket(scene),
    }),
    'passwordRecovery.phoneTwo': { token: step('phone', 2), code: codeFor(scene, steps.phone, 'recover') },
    'passwordRecovery.phoneThree': { token: step('phone', 3), password },
    'passwordRecovery.emailOne': async () => ({
      name: 'xuexian',
      email: 'xuexian@courtside.example',
      ticket: await robotTicket(scene),
    }),
    'passwordRecovery.emailTwo': { token: step('email', 2), code: codeFor(scene, steps.email, 'recover') },
    'passwordRecovery.emailThree': { token: step('email', 3), password },
    'dormancy.check': {},
    'dormancy.reactivate': { code: null },
  } as const;
}

type Example<Name extends CallName> = WireInput<Name> | (() => Promise<WireInput<Name>>);

/** Returns one valid request of every call, some as functions that prepare it; a call without one does not compile. */
async function preparedExamples(scene: Scene): Promise<{ readonly [Name in CallName]: Example<Name> }> {
  const { matchId, anchorRoomId, roomNo, orderId, challenge, money, sessionId } = scene;
  const inRoom = { roomNo };
  const messageId = scene.sendReported();
  return {
    'site.config': {},
    'site.params': { keyCodes: ['site_slogan', 'login_verify_trigger_times'] },
    'site.perInfo': {},
    'site.domains': {},
    'site.language': {},
    'site.navigation': {},
    'site.maintenance': {},
    'site.sports': {},
    'site.floating': {},
    'site.download': {},
    'site.countries': {},
    'banner.list': {},
    'banner.entry': { place: 'login' },
    'wallet.assets': {},
    ...moneyExamples(money),
    ...betsOnDemand(scene.bet),
    ...pricesOnDemand(scene.bet),
    ...(await entryExamples(scene)),
    'captcha.register': { kind: 'afs' },
    'captcha.get': { ticket: challenge.ticket },
    'captcha.check': {
      ticket: challenge.ticket,
      attempt: { by: 'question', answer: challenge.answer },
    },
    'member.info': {},
    'member.betOrders': { matchId: null },
    ...vipExamples(scene),
    ...careExamples(),
    ...profileExamples(scene),
    'invite.open': { code: scene.inviteCode },
    'invite.progress': {},
    'agent.check': {},
    'agent.join': {
      ways: ['community'],
      monthly: 5,
      experience: 'short',
      about: '一个足球讨论群，平时发赛前分析',
    },
    'agent.contact': {},
    'agent.open': { code: `A${codeFrom('u-xuexian', 0)}` },
    'agent.overview': { currency: 'CNY' },
    'agent.members': { currency: 'CNY', page: 1, size: 20 },
    'invite.list': { which: 'all', page: 1, size: 20 },
    ...(await securityExamples(scene)),
    ...(await restrictionExamples(scene)),
    ...identityExamples(scene),
    'live.popular': { page: 1, size: 200, ballClassId: 0 },
    'live.anchors': { page: 1, size: 200 },
    'live.matchDetail': { matchId },
    'live.anchorRoom': { venueNames: ['云豹体育'], dep: 2, matchId: null, theme_id: anchorRoomId },
    'live.odds': { matchId },
    'live.venue': { matchId },
    'live.lineups': { matchId },
    'live.history': { matchId },
    'live.playingVideo': { matchId, anchorRoomId: null },
    'board.totals': {},
    'board.venues': {},
    'board.leagues': { ballClassId: 1, scope: 'today', day: null },
    'board.changes': { ballClassId: 1, scope: 'live', day: null, cursor: '', waitMs: 0 },
    'follow.list': {},
    'follow.feed': {},
    'follow.remind': { kind: 'anchor', id: anchorRoomId, on: false },
    'follow.set': { kind: 'match', id: matchId, on: true },
    'chat.status': { matchIds: [matchId], chatRoomNos: [`a-${anchorRoomId}`] },
    'chat.history': { roomNo, beforeSeq: null, size: 50 },
    'chat.offline': { roomNo, afterSeq: 0, waitMs: 0, size: 50 },
    'chat.switches': inRoom,
    'chat.send': { roomNo, clientMsgId: 'example-send', text: '这脚远射有了', mentions: [] },
    'chat.pushOrder': { roomNo, clientMsgId: 'example-push', orderId },
    'chat.revertOrder': { roomNo, clientMsgId: 'example-revert', orderId },
    'chat.greeting': inRoom,
    'chat.muteList': inRoom,
    'chat.mute': { roomNo, userId: 'u-qinghe', minutes: 10 },
    'chat.unblock': { roomNo, userId: 'u-qinghe' },
    'chat.moderations': inRoom,
    'chat.setup': { roomNo, slowModeMs: 0, notice: '文明观赛' },
    'chatMessage.like': { roomNo, messageId },
    'chatMessage.liked': inRoom,
    'chatMessage.report': { roomNo, messageId, reason: 'advert' },
    'chatMessage.reports': inRoom,
    'chatMessage.settleReport': { roomNo, reportId: messageId, verdict: 'dismiss' },
    'chatMessage.withdraw': { roomNo, messageId },
    'chatMessage.saidBy': { roomNo, userId: 'u-qinghe' },
    'gift.config': {},
    'coin.balance': {},
    'gift.permission': inRoom,
    'gift.reward': { roomNo, giftId: 'g01', count: 1, clientRequestId: 'example-gift' },
    'coin.packs': {},
    'coin.buy': { packId: 'c60', clientRequestId: 'example-purchase' },
    'coin.records': { page: 1, size: 20 },
    'gift.rank': inRoom,
    'gift.goal': inRoom,
    'game.hot': { size: 12 },
    'game.list': { venue: null, category: null, brand: null, sort: 'heat', page: 1, size: 100 },
    'game.get': { gameId: '10583' },
    'game.brands': { venue: null },
    'game.search': { venue: null, text: 'lm', size: 20 },
    'game.collect': { gameId: '3169' },
    'game.uncollect': { gameId: '3169' },
    'game.collected': {},
    'venue.launch': LAUNCH,
    'venue.demoLaunch': LAUNCH,
    'venue.secondLaunch': { ...LAUNCH, resetDpDomain: 1, isUseCache: 0 },
    'venue.secondDemoLaunch': { ...LAUNCH, resetDpDomain: 1, isUseCache: 0 },
    'venue.plan': {
      venueEnName: LAUNCH.venueEnName,
      gameId: LAUNCH.gameId,
      currency: LAUNCH.currency,
      minutes: 30,
      spend: '100.00',
    },
    'venue.underWay': {},
    'venue.confirm': { sessionId },
    'venue.leave': { sessionId },
    'venue.recent': { size: 3 },
    'venue.records': { currency: 'CNY', page: 1, size: 20 },
    'search.all': { text: '城' },
    'search.hot': {},
    'inbox.latest': { size: '5' },
    'inbox.list': { kind: 'all', page: '1', size: '20' },
    'inbox.read': { ids: 'all' },
    'inbox.remove': { ids: '999999999' },
    'inbox.stick': { id: '1', on: '1' },
    'inbox.counts': {},
    'inbox.markUnread': { ids: '1' },
    'inbox.message': { id: scene.letterId },
    'inbox.answer': { id: scene.letterId, text: '收到，谢谢', clientMsgId: 'example-answer' },
    'inbox.write': { text: '想问一笔充值', clientMsgId: 'example-letter' },
    'inbox.preferences': {},
    'inbox.consent': {},
    'inbox.setConsent': { notice: '1', email: '0', sms: '1', quietFrom: '22', quietTo: '8' },
    'inbox.setPreference': { category: 'promotion', on: '1' },
    ...serviceExamples(scene),
    'news.categories': {},
    'news.list': { category: null, leagueId: null, page: 1, size: 20 },
    'news.article': { articleId: 'v-star-midfield' },
    'news.standings': { leagueId: 'des' },
    'news.league': { leagueId: null },
    'expert.list': {},
    'expert.profile': { expertId: 'zhou-heng' },
    'expert.articles': { expertId: null, page: 1, size: 20 },
    'help.topics': {},
    'help.topic': { topicId: 'limits' },
    'help.search': { text: '限额' },
    'announcement.list': {},
    ...activityExamples,
    'sponsor.list': {},
    'time.server': {},
    'time.system': {},
  };
}

/** Returns a function that prepares one valid request of a call. */
export function examplesIn(scene: Scene) {
  const prepared = preparedExamples(scene);
  return async <Name extends CallName>(name: Name): Promise<WireInput<Name>> => {
    const example: Example<Name> = (await prepared)[name];
    return typeof example === 'function' ? example() : example;
  };
}

/** Calls that only a room admin may make. */
export const ADMIN_CALLS: readonly CallName[] = [
  'chat.moderations',
  'chat.muteList',
  'chat.mute',
  'chat.unblock',
  'chat.setup',
  'chatMessage.reports',
  'chatMessage.settleReport',
  'chatMessage.withdraw',
  'chatMessage.saidBy',
];
