import { mergeMap, Subject, type Subscription } from 'rxjs';
import type { SendOutcome, ShownFeedItem } from '#contract/community/chat/feed.ts';
import type { ChatRow } from '#contract/community/chat/row.ts';
import { roomFromPath } from '#contract/community/room/room-ref.ts';
import type { VideoView } from '#contract/community/video/video-view.ts';
import { toAppError } from '#contract/errors.ts';
import { CORE_VERSION } from '#contract/version.ts';
import { clientMsgId } from '#tests/fixtures/chat/chat-messages.ts';
import type { FakeTab } from '#tests/fixtures/tab-browser.ts';
import { remoteStream } from '#worker/bridge/streams/remote-stream.ts';
import { type Core, createCore } from '#worker/core/core.ts';
import { type Device, portsOf } from './device.ts';
import { watchPageTime } from './page-time.ts';
import { API } from './platform.ts';

const TRY_AGAIN_MS = 2_000;
const SITE = 5_000;
const ROOM = roomFromPath('match', '1001');

type Life = {
  readonly core: Core;
  readonly tab: FakeTab;
  readonly ended: PromiseWithResolvers<'killed'>;
  alive: boolean;
};

/** A pending message may be listed beside its copy, received by a core that did not recognise its author. */
const isSent = (row: ChatRow) => row.kind !== 'text' || row.own === null || row.own.state.is === 'sent';

/** A page in a tab: shows what the core emits, repeats what was not acknowledged, gets a new core when one dies. */
export function openViewer(device: Device, name: string, truth: () => number) {
  if (!ROOM) throw new Error('no room');
  const room = ROOM;
  const { time } = device;
  const rows = new Map<string, ChatRow>();
  const shownTwice: string[] = [];
  const shownAt = new Map<string, number>();
  const items$ = new Subject<ShownFeedItem>();
  let isTroubled = false;
  let watching: Subscription | null = null;
  let videoView: VideoView = { is: 'loading' };
  let sent = 0;
  let timeProblems: () => readonly string[] = () => [];
  let closed = false;

  const apply = (item: ShownFeedItem) => {
    if (item.is === 'reset') rows.clear();
    if (item.is === 'reset' || item.is === 'append') for (const row of item.rows) rows.set(row.key, row);
    if (item.is === 'patch') rows.set(item.row.key, item.row);
    if (item.is === 'remove') for (const key of item.keys) rows.delete(key);
    const seen = texts(isSent);
    if (new Set(seen).size < seen.length) shownTwice.push(seen.join(' '));
    for (const text of seen) if (!shownAt.has(text)) shownAt.set(text, time.now());
    items$.next(item);
  };
  const texts = (predicate: (row: ChatRow) => boolean = () => true): readonly string[] =>
    [...rows.values()]
      .filter(predicate)
      .toSorted((left, right) => left.order - right.order)
      .flatMap((row) => (row.kind === 'text' ? [row.text] : []));

  const begin = (): Life => {
    const tab = device.browser.open();
    const started = { tab, alive: true, ended: Promise.withResolvers<'killed'>() };
    const core = createCore(portsOf(device, started));
    const next = Object.assign(started, { core });
    const hello = { version: CORE_VERSION, siteId: SITE, apiOrigin: API, hidden: false };
    core.api.hello(hello).catch(() => undefined);
    watching = remoteStream(core.api, 'chat.feed', { room }, async () => undefined)
      .pipe(mergeMap(({ items }) => items))
      .subscribe(apply);
    watching.add(
      remoteStream(core.api, 'chat.room', { room }, async () => undefined)
        .pipe(mergeMap(({ items }) => items))
        .subscribe((view) => {
          isTroubled = view.is === 'open' && view.connection.is === 'troubled';
        }),
    );
    watching.add(
      remoteStream(core.api, 'captcha', null, async () => undefined)
        .pipe(mergeMap(({ items }) => items))
        .subscribe((captcha) => {
          // Simulates an impatient member: the dialog is closed, and the held-back requests fail and are retried.
          if (captcha !== null) core.api.captcha.close().catch(() => undefined);
        }),
    );
    return next;
  };
  let life = begin();
  const end = () => {
    watching?.unsubscribe();
    life.alive = false;
    life.core.close();
  };

  const login = () => life.core.api.session.login('beian', 'court2026').catch(() => undefined);
  const deliver = (text: string, id: string): Promise<SendOutcome | 'killed'> =>
    Promise.race([life.core.api.chat.send(room, clientMsgId(id), text, []), life.ended.promise]).catch(
      (thrown: unknown): SendOutcome => {
        if (toAppError(thrown).code === 'BUG') throw thrown;
        return { is: 'refused', refusal: { reason: 'network' } };
      },
    );
  return {
    name,
    texts: () => texts(),
    shownTwice: () => shownTwice,
    gaps: () => [...rows.values()].filter(({ kind }) => kind === 'gap').length,
    rows: (): readonly ChatRow[] => [...rows.values()],
    /** Times at which each text was first shown, simulated ms. */
    shownAt: (): ReadonlyMap<string, number> => shownAt,
    /** Reports whether the page shows a connection problem. */
    isTroubled: () => isTroubled,
    /** Items received by the page, for a page with its own way of reading them. */
    items$,
    rowsAround: (where: Parameters<Core['api']['chat']['rows']>[1]) => life.core.api.chat.rows(room, where),
    videoView: () => videoView,
    login,
    /** Sends a message, and retries under the same id until the platform has accepted it. */
    async send(text: string): Promise<void> {
      sent += 1;
      const id = `${name}-${sent}`;
      for (;;) {
        const outcome = await deliver(text, id);
        if (outcome !== 'killed' && outcome.is === 'sent') return;
        if (outcome !== 'killed' && outcome.refusal.reason === 'needsLogin') await login();
        if (outcome !== 'killed') await time.after(TRY_AGAIN_MS);
      }
    },
    /** The core dies without a word and the page makes another, at once or `afterMs` later. */
    kill(afterMs = 0) {
      const dead = life;
      dead.tab.crash();
      end();
      const next = () => {
        life = begin();
        dead.ended.resolve('killed');
      };
      if (afterMs === 0) next();
      else time.scheduler.schedule(next, afterMs);
    },
    /** Freezes the tab with its whole state: nothing is received or sent any more. */
    freeze() {
      life.tab.freeze();
      life.alive = false;
    },
    close() {
      closed = true;
      end();
    },
    closed: () => closed,
    hide: (hidden: boolean) => life.core.api.visibility(hidden),
    /** Also watches the page time, whose error must never exceed its stated bound. */
    watchTime() {
      const isOpen = () => !closed;
      timeProblems = watchPageTime({ device, core: () => life.core.api, isOpen, truth }).problems;
    },
    timeProblems: () => timeProblems(),
    /** Also watches the video; `broken` reports whether the player would fail on a host. */
    watchVideo(broken: (host: string) => boolean) {
      const opened = { room, prefer: null, cannot: [] };
      remoteStream(life.core.api, 'video', opened, async () => undefined)
        .pipe(mergeMap(({ items }) => items))
        .subscribe((view) => {
          videoView = view;
        });
      const checkVideo = () => {
        if (videoView.is === 'ready' && broken(new URL(videoView.url).host)) {
          const { sourceId } = videoView;
          void life.core.api.video.report(opened, {
            is: 'failed',
            sourceId,
            code: 'NETWORK_ABNORMAL',
            status: null,
          });
        }
        if (life.alive) time.scheduler.schedule(checkVideo, 1_000);
      };
      checkVideo();
    },
  };
}
export type Viewer = ReturnType<typeof openViewer>;
