import type { CallName } from '#contract/book/table.ts';
import type { RefusalCode } from '#contract/error-codes.table.ts';
import { APP_SECRET } from '#contract/wire/headers.ts';
import { checkVideoQuery, sealVideoSource, VIDEO_SOURCE_PATH } from '#contract/wire/video-sign.ts';
import { SITES } from '#sandbox/base/tables/sites.table.ts';
import type { Server } from './network/network.ts';
import { type Answer, type Question, sealedServer, type Wire } from './network/sealed-server.ts';
import { swiftEngine } from './network/swift-engine.ts';
import { SIMULATION_START, type SimulatedTime } from './simulated-time.ts';

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

export type PostedMessage = { readonly seq: number; readonly text: string; readonly clientMsgId?: string };

/** Messages sent by the platform after a sequence number; a faulty platform sends others than it has stored. */
type SimulationPlan = (stored: readonly Wire[]) => readonly Wire[];

/** Platform with one room, in simulated time. It accepts each request once and each own message once. */
export function simulatedPlatform(time: SimulatedTime, deliver: SimulationPlan = (stored) => stored) {
  const ledger: PostedMessage[] = [];
  const wire: Wire[] = [];
  const state = {
    /** The server's clock is moved by this much, ms. */
    skewMs: 0,
    /** Refusals to come, by path. */
    refusing: new Map<string, RefusalCode>(),
    tokens: new Set<string>(),
    /** Requests to a video domain that revealed a token. */
    leaks: 0,
  };
  const waiting: (() => void)[] = [];
  const now = () => SIMULATION_START + time.now() + state.skewMs;

  const post = (text: string, sender: Wire = {}): Wire => {
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
      at: SIMULATION_START + time.now(),
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
    const list = deliver(wire.slice(after, after + Number(size)));
    return { latestSeq: ledger.length, list, floorSeq: 1 };
  };
  const speak = ({ clientMsgId, text }: Wire): Wire => {
    const known = wire.find((message) => message.clientMsgId === clientMsgId);
    return {
      message: known ?? post(String(text), { clientMsgId, userId: MEMBER.userId, username: MEMBER.nickname }),
    };
  };
  const answers = {
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
    'chat.history': ({ input }: Question) => ({
      latestSeq: ledger.length,
      list: wire.slice(0, Number(input.beforeSeq ?? ledger.length + 1) - 1).slice(-Number(input.size)),
    }),
    'chat.offline': ({ input }: Question) => newer(input),
    'chat.send': ({ input }: Question) => speak(input),
    'chat.greeting': () => ({}),
  } satisfies Partial<Record<CallName, Answer>>;
  const api = sealedServer({ now, gate: state, answers });
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
  /** Restores the first messages up to the given number: the sequence numbers of the others are assigned again. */
  const restore = (count: number) => {
    ledger.length = count;
    wire.length = count;
  };
  return { server, say: post, restore, ledger, state, now };
}
export type SimulatedPlatform = ReturnType<typeof simulatedPlatform>;
