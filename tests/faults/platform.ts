import { type CallName, calls } from '#contract/calls/table.ts';
import { APP_SECRET, COMPARE_TIME_THRESHOLD_MS } from '#contract/constants.ts';
import { PLATFORM_CODES, type PlatformCodeName } from '#contract/platform-codes.ts';
import { openRequest, sealAnswer } from '#contract/wire/envelope.ts';
import { isBarePath, isV2Path } from '#contract/wire/paths.ts';
import { checkVideoQuery, sealVideoSource, VIDEO_SOURCE_PATH } from '#contract/wire/video-sign.ts';
import { SITES } from '#sandbox/calls/sites.table.ts';
import type { Server } from './network.ts';
import { type SimulatedTime, STORY_START } from './simulated-time.ts';
import { swiftEngine } from './swift-engine.ts';

export const API = 'https://api.test';
export const VIDEO_HOSTS = ['one.video.test', 'two.video.test', 'three.video.test'] as const;
const ROOM_NO = 'm-1001';

const TOKEN = 'token-of-beian-000000';
const PASS_MS = 300_000;
const MEMBER = {
  userId: 'u-beian',
  name: 'beian',
  nickname: '北岸',
  avatar: '',
  level: 6,
  balance: '100.00',
  coins: '100',
};

export type Said = { readonly seq: number; readonly text: string; readonly clientMsgId?: string };
export type Wire = Record<string, unknown>;
type Question = { readonly path: string; readonly token: string; readonly input: Wire };

class Refused extends Error {
  readonly code: PlatformCodeName;
  constructor(code: PlatformCodeName) {
    super(code);
    this.code = code;
  }
}

const isCall = (name: string): name is CallName => name in calls;
const pathsOf = (name: CallName): readonly string[] => {
  const { path } = calls[name];
  return typeof path === 'string' ? [path] : [path.member, path.guest];
};

/** What the platform tells of messages that came after a seq; a faulty one tells something else than it keeps. */
type Telling = (kept: readonly Wire[]) => readonly Wire[];

/** A platform with one room, in simulated time. It takes each request once and each message of one's own once. */
export function simulatedPlatform(time: SimulatedTime, tell: Telling = (kept) => kept) {
  const ledger: Said[] = [];
  const wire: Wire[] = [];
  const state = {
    /** The server's clock is moved by this much, ms. */
    skewMs: 0,
    /** Refusals to come, by path. */
    refusing: new Map<string, PlatformCodeName>(),
    tokens: new Set<string>(),
    /** Requests to a video domain that told a token. */
    leaks: 0,
  };
  const nonces = new Set<string>();
  const waiting: (() => void)[] = [];
  const now = () => STORY_START + time.now() + state.skewMs;

  const say = (text: string, sender: Wire = {}): Wire => {
    const seq = ledger.length + 1;
    const { clientMsgId } = sender;
    ledger.push({ seq, text, ...(typeof clientMsgId === 'string' ? { clientMsgId } : {}) });
    const message = {
      id: `message-${seq}`,
      seq,
      roomNo: ROOM_NO,
      userId: 'u-crowd',
      username: '看台',
      avatar: '',
      level: 1,
      type: 0,
      at: STORY_START + time.now(),
      content: { msgType: 'text', text },
      ...sender,
    };
    wire.push(message);
    for (const wake of waiting.splice(0)) wake();
    return message;
  };
  const newer = async ({ afterSeq, waitMs, size }: Wire): Promise<Wire> => {
    const after = Number(afterSeq);
    const due = time.now() + Number(waitMs);
    while (ledger.length <= after && time.now() < due) {
      const woken = new Promise<void>((resolve) => waiting.push(resolve));
      await Promise.race([woken, time.after(due - time.now())]);
    }
    const list = tell(wire.slice(after, after + Number(size)));
    return { latestSeq: ledger.length, list, floorSeq: 1 };
  };
  const speak = ({ clientMsgId, text }: Wire): Wire => {
    const known = wire.find((message) => message.clientMsgId === clientMsgId);
    return {
      message: known ?? say(String(text), { clientMsgId, userId: MEMBER.userId, username: MEMBER.nickname }),
    };
  };
  const answers: Partial<Record<CallName, (question: Question) => Wire | Promise<Wire>>> = {
    'site.config': () => ({ ...SITES[5000] }),
    'site.domains': () => ({
      api: [API],
      video: VIDEO_HOSTS.map((host) => ({ lineId: host, name: host, origin: `https://${host}` })),
    }),
    'account.login': () => {
      const token = `${TOKEN}-${state.tokens.size}`;
      state.tokens.add(token);
      return { token, member: MEMBER };
    },
    'account.logout': () => ({}),
    'member.info': () => MEMBER,
    'time.server': () => ({ now: now() }),
    'time.system': () => ({ now: now() }),
    'live.playingVideo': () => ({
      state: 'live',
      eventId: ROOM_NO,
      channel: 'match',
      platform: 'web',
      types: ['hls', 'flv'],
    }),
    'chat.status': () => ({ list: [{ roomNo: ROOM_NO, status: 1, exist: 1, gameStatus: 1, online: 9 }] }),
    'chat.switches': () => ({
      maySpeak: true,
      mutedUntil: null,
      slowModeMs: 0,
      admin: false,
      notice: null,
      anchorUserId: null,
    }),
    'chat.history': ({ input }) => ({
      latestSeq: ledger.length,
      list: wire.slice(0, Number(input.beforeSeq ?? ledger.length + 1) - 1).slice(-Number(input.size)),
    }),
    'chat.offline': ({ input }) => newer(input),
    'chat.send': ({ input }) => speak(input),
    'chat.greeting': () => ({}),
  };
  const byPath = new Map(
    Object.entries(answers).flatMap(([name, answer]) =>
      isCall(name) ? pathsOf(name).map((path) => [path, answer] as const) : [],
    ),
  );

  const admit = ({ path, token }: Question, headers: Headers) => {
    const nonce = headers.get('nonce') ?? '';
    const isFresh = Math.abs(now() - Number(headers.get('timestamp'))) <= COMPARE_TIME_THRESHOLD_MS;
    if (!isFresh) throw new Refused('STALE_TIMESTAMP');
    if (nonces.has(nonce)) throw new Refused('NONCE_SEEN');
    nonces.add(nonce);
    const refusal = state.refusing.get(path);
    state.refusing.delete(path);
    if (refusal === 'LOGIN_ELSEWHERE') state.tokens.clear();
    if (refusal) throw new Refused(refusal);
    if (token !== '' && !state.tokens.has(token)) throw new Refused('AUTH_ERROR');
  };
  const outcomeOf = async (question: Question, headers: Headers) => {
    try {
      if (!isBarePath(question.path)) admit(question, headers);
      const answer = byPath.get(question.path);
      if (!answer) throw new Refused('NOT_FOUND');
      return { code: 0, message: '', data: await answer(question) };
    } catch (thrown) {
      if (!(thrown instanceof Refused)) throw thrown;
      return { code: PLATFORM_CODES[thrown.code], message: '', data: { now: now() } };
    }
  };

  const api: Server = async (url, init) => {
    const headers = new Headers(init.headers);
    const { method = 'GET' } = init;
    const path = url.pathname;
    const nonce = headers.get('nonce') ?? '';
    const timestamp = headers.get('timestamp') ?? '';
    const body: { encrypted?: string } = typeof init.body === 'string' ? JSON.parse(init.body) : {};
    const sealed = body.encrypted ?? '';
    const text =
      sealed === ''
        ? '{}'
        : await openRequest(swiftEngine, APP_SECRET, { method, path, nonce, timestamp }, sealed);
    const question = { path, token: headers.get('token') ?? '', input: JSON.parse(text) };
    const answer = JSON.stringify(await outcomeOf(question, headers));
    if (method === 'GET' || isV2Path(path)) return answer;
    const answeredAt = String(now());
    const encrypted = await sealAnswer(swiftEngine, APP_SECRET, { nonce, timestamp: answeredAt }, answer);
    return JSON.stringify({ timestamp: answeredAt, encrypted });
  };
  const video: Server = async (url, init) => {
    if (new Headers(init.headers).has('token') || url.href.includes(TOKEN)) state.leaks += 1;
    if (url.pathname !== VIDEO_SOURCE_PATH) return '#EXTM3U';
    const question = await checkVideoQuery(swiftEngine, APP_SECRET, url.searchParams);
    if (!question) return '{}';
    const source = {
      type: question.type,
      urls: [{ qualityId: 'auto', url: `/live.m3u8?exp=${now() + PASS_MS}` }],
      qualities: [{ qualityId: 'auto', name: '超清', height: 480 }],
      expiresAt: now() + PASS_MS,
    };
    const timestamp = String(now());
    const answer = JSON.stringify({ code: 0, message: '', data: source });
    const encrypted = await sealVideoSource(
      swiftEngine,
      APP_SECRET,
      { nonce: question.nonce, timestamp },
      answer,
    );
    return JSON.stringify({ timestamp, encrypted });
  };
  const server: Server = (url, init) => (url.origin === API ? api(url, init) : video(url, init));
  return { server, say, ledger, state, now };
}
export type SimulatedPlatform = ReturnType<typeof simulatedPlatform>;
