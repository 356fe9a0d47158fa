import type { ReactNode } from 'react';
import { Spinner } from '#app/kit/feedback/spinner.tsx';
import type { Failure } from '#app/page/load-failed.tsx';
import { Loaded } from '#app/page/loaded.tsx';
import { ScreenLoading } from '#app/page/screen-loading.tsx';
import type { Loadable } from '#contract/units/loadable.ts';
import { RoomMissing } from './room-missing.tsx';
import { t } from './texts.ts';

interface LoadedRoomProps<Value> {
  of: Loadable<Value, Failure> | undefined;
  children: (value: Value) => ReactNode;
}

/** A room in each of its states. Where it does not answer the core goes on asking, so there is nothing to press. */
export const LoadedRoom = <Value,>({ of, children }: LoadedRoomProps<Value>) => (
  <Loaded
    of={of}
    waiting={<ScreenLoading />}
    missing={<RoomMissing />}
    size="page"
    title={t('room.failedTitle')}
    action={<Spinner label={t('room.asking')} />}
    frame={(inside) => (
      <main id="main" className="wrap">
        {inside}
      </main>
    )}
  >
    {children}
  </Loaded>
);
