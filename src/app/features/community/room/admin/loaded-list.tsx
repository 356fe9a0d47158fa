import type { ReactNode } from 'react';
import type { Failure } from '#app/page/loading/load-failed.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import type { Loadable } from '#contract/units/loadable.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { SkeletonRows } from '#kit/feedback/loading.tsx';

/** Refetches all moderation data of a room after an action. */
export const refreshModeration = (): void => {
  // Each list shows its own failure.
  refreshAnswers('chat.moderations', 'chat.muteList', 'chatMessage.reports').catch(() => undefined);
};

interface LoadedListProps<Item> {
  of: Loadable<{ readonly list: readonly Item[] }, Failure> & { readonly refetch: () => unknown };
  title: string;
  empty: string;
  /** Message shown when loading failed. */
  failed: string;
  children: (item: Item) => ReactNode;
}

/** One list of an admin's pane under its title, in each of its states. */
export const LoadedList = <Item,>({ of, title, empty, failed, children }: LoadedListProps<Item>) => (
  <section aria-label={title}>
    <h3>{title}</h3>
    <Loaded
      of={of}
      size="line"
      title={failed}
      waiting={<SkeletonRows count={3} />}
      empty={<p className="sm t2">{empty}</p>}
    >
      {({ list }) => <ul className="moderation__list ruled">{list.map(children)}</ul>}
    </Loaded>
  </section>
);
