import {
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
import type { CoreContext } from '#worker/core-context.ts';
import { type SessionState, viewOf } from '#worker/session/session-state.ts';
import type { SettingsMessage } from '#worker/tabs/tab-messages.ts';

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

/** Choice of a viewer that applies to every room. */
export type StoredSetting<Setting> = {
  /** Emits at once, with the default while the viewer is unknown; the same in all tabs. */
  readonly value$: Observable<Setting>;
  /** One change after the other, so that none is lost. */
  change(next: (was: Setting) => Setting): Promise<void>;
};

/** Creates a chat setting of each viewer, stored on the device. */
export function createStoredSetting<Setting>(
  { session$, storage, tabs }: Pick<CoreContext, 'session$' | 'storage' | 'tabs'>,
  { prefix, schema, none, message }: Kind<Setting>,
): StoredSetting<Setting> {
  const changed$ = new Subject<void>();
  const owner$ = session$.pipe(map(ownerOf), distinctUntilChanged());
  const keyOf = (owner: string) => `${prefix}.${owner}`;
  /** Changes of a choice that could not be read: writing them would replace it. They last until this core ends. */
  const unsaved = new Map<string, Setting>();
  const look = async (owner: string) => {
    const looked = await storage.look(keyOf(owner));
    const kept = v.safeParse(schema, looked.is === 'value' ? looked.value : undefined);
    if (kept.success) unsaved.delete(owner);
    return {
      setting: kept.success ? kept.output : (unsaved.get(owner) ?? none),
      isKnown: looked.is !== 'unknown',
    };
  };
  const read = async (owner: string): Promise<Setting> => (await look(owner)).setting;
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
    const { setting, isKnown } = await look(owner);
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
