import {
  combineLatest,
  concatMap,
  distinctUntilChanged,
  filter,
  firstValueFrom,
  map,
  merge,
  type Observable,
  of,
  Subject,
  shareReplay,
  switchMap,
} from 'rxjs';
import * as v from 'valibot';
import { viewerFilterOf } from '#chat/core/room/viewer-filter.ts';
import {
  type BlockChange,
  Blocks,
  changedBlocks,
  NO_BLOCKS,
} from '#contract/community/chat/moderation/moderation-schema.ts';
import { DEFAULT_READING } from '#contract/community/chat/reading/reading-rules.ts';
import { ReadingSettings } from '#contract/community/chat/reading/reading-settings-schema.ts';
import type { CoreContext } from '#worker/core-context.ts';
import { type SessionState, viewOf } from '#worker/session/session-state.ts';
import type { SettingsMessage } from '#worker/tabs/tab-messages.ts';

type Device = Pick<CoreContext, 'session$' | 'storage' | 'tabs'>;

const GUEST = 'guest';

/** Returns the owner of the setting; null while unknown. */
function ownerOf(state: SessionState): string | null {
  const view = viewOf(state);
  if (view.is === 'guest') return GUEST;
  return view.is === 'member' ? view.member.userId : null;
}

const isEqual = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/** Definition of a setting: storage name, shape, default, and message to other tabs. */
type Kind<Setting> = {
  readonly prefix: string;
  readonly schema: v.GenericSchema<unknown, Setting>;
  readonly none: Setting;
  readonly message: SettingsMessage;
};

/** Setting of a viewer that applies to every room. */
type StoredSetting<Setting> = {
  /** Emits at once, with the default while the viewer is unknown; the same in all tabs. */
  readonly value$: Observable<Setting>;
  /** One change after the other, so that none is lost. */
  change(next: (was: Setting) => Setting): Promise<void>;
};

/** Creates a chat setting of each viewer, stored on the device. */
function createStoredSetting<Setting>(
  { session$, storage, tabs }: Device,
  { prefix, schema, none, message }: Kind<Setting>,
): StoredSetting<Setting> {
  const changed$ = new Subject<void>();
  const owner$ = session$.pipe(map(ownerOf), distinctUntilChanged());
  const keyOf = (owner: string) => `${prefix}.${owner}`;
  /** Changes of a choice that could not be read: writing them would replace it. They last until this core ends. */
  const unsaved = new Map<string, Setting>();
  const readStored = async (owner: string) => {
    const looked = await storage.lookUp(keyOf(owner));
    const parsed = v.safeParse(schema, looked.is === 'value' ? looked.value : undefined);
    if (parsed.success) unsaved.delete(owner);
    return {
      setting: parsed.success ? parsed.output : (unsaved.get(owner) ?? none),
      isKnown: looked.is !== 'unknown',
    };
  };
  const read = async (owner: string): Promise<Setting> => (await readStored(owner)).setting;
  const elsewhere$ = tabs.received$.pipe(filter(({ is }) => is === message.is));
  const follow = (owner: string) => merge(of(null), changed$, elsewhere$).pipe(concatMap(() => read(owner)));
  const value$ = owner$.pipe(
    switchMap((owner) => (owner === null ? of(none) : follow(owner))),
    distinctUntilChanged<Setting>(isEqual),
    shareReplay({ bufferSize: 1, refCount: true }),
  );
  let writing: Promise<void> = Promise.resolve();
  const write = async (next: (was: Setting) => Setting) => {
    const owner = await firstValueFrom(owner$.pipe(filter((known) => known !== null)));
    const { setting, isKnown } = await readStored(owner);
    if (isKnown) await storage.set(keyOf(owner), next(setting));
    else unsaved.set(owner, next(setting));
    tabs.publish(message);
    changed$.next();
  };
  return {
    value$,
    change(next) {
      writing = writing.then(() => write(next));
      return writing;
    },
  };
}

export type BlockStore = {
  /** Emits at once, with nothing blocked while the viewer is unknown; the same in all tabs. */
  readonly blocks$: Observable<Blocks>;
  change(change: BlockChange): Promise<void>;
};

/** Creates the store of each viewer’s blocks, stored on the device. */
export function createBlockStore(device: Device): BlockStore {
  const { value$, change } = createStoredSetting<Blocks>(device, {
    prefix: 'chat-blocks',
    schema: Blocks,
    none: NO_BLOCKS,
    message: { is: 'blocks' },
  });
  return { blocks$: value$, change: (next) => change((was) => changedBlocks(was, next)) };
}

export type ReadingStore = {
  /** Emits at once, with the defaults while the viewer is unknown; the same in all tabs. */
  readonly reading$: Observable<ReadingSettings>;
  change(change: Partial<ReadingSettings>): Promise<void>;
};

/** Creates the store of each viewer’s chat reading settings for every room, stored on the device. */
export function createReadingStore(device: Device): ReadingStore {
  const { value$, change } = createStoredSetting<ReadingSettings>(device, {
    prefix: 'chat-reading',
    schema: ReadingSettings,
    none: DEFAULT_READING,
    message: { is: 'chatReading' },
  });
  return { reading$: value$, change: (part) => change((was) => ({ ...was, ...part })) };
}

/** Reports whether two settings hide the same rows; text size and times are no reason to restart the list. */
const hidesAlike = (left: ReadingSettings, right: ReadingSettings): boolean =>
  left.hideWelcomes === right.hideWelcomes &&
  left.hideGifts === right.hideGifts &&
  left.hostsOnly === right.hostsOnly;

/** Creates the viewer’s blocks and reading settings, and the filter derived from both. */
export function createViewerSettings(device: Device) {
  const { blocks$, change: block } = createBlockStore(device);
  const { reading$, change: changeReading } = createReadingStore(device);
  const filter$ = combineLatest([blocks$, reading$.pipe(distinctUntilChanged(hidesAlike))]).pipe(
    map(([blocks, settings]) => viewerFilterOf(blocks, settings)),
    shareReplay({ bufferSize: 1, refCount: true }),
  );
  return { blocks$, block, reading$, changeReading, filter$ };
}
