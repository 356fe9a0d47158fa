import { useState } from 'react';
import { LoadFailed } from '#app/page/loading/load-failed.tsx';
import { chatRoomNoOf, type RoomRef } from '#contract/community/room/room-ref.ts';
import { Button } from '#kit/action/button.tsx';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Sheet } from '#kit/overlay/sheet/sheet.tsx';
import { t } from './texts.ts';
import type { Live, useLiveList } from './use-live-list.ts';

type LiveList = ReturnType<typeof useLiveList>;
type Props = {
  readonly live: LiveList;
  readonly shown: readonly RoomRef[];
  readonly onAdd: (room: RoomRef) => void;
};

type GroupProps = { readonly title: string; readonly list: readonly Live[]; readonly onAdd: Props['onAdd'] };

const Group = ({ title, list, onAdd }: GroupProps) =>
  list.length === 0 ? null : (
    <section aria-label={title} className="multiview__group">
      <h3>{title}</h3>
      <ul>
        {list.map(({ room, name, about }) => (
          <li key={chatRoomNoOf(room)}>
            <button type="button" onClick={() => onAdd(room)}>
              <span className="ell">{name}</span>
              <small className="ell">{about}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );

function Choices({ live, shown, onAdd }: Props) {
  const shownRoomNos = new Set(shown.map(chatRoomNoOf));
  const availableOf = (list: readonly Live[]) =>
    list.filter(({ room }) => !shownRoomNos.has(chatRoomNoOf(room)));
  const [matches, anchors] = [availableOf(live.matches), availableOf(live.anchors)];
  if (!live.ready) {
    return live.failure ? (
      <LoadFailed error={live.failure} onRetry={live.retry} size="card" />
    ) : (
      <SkeletonRows />
    );
  }
  if (matches.length + anchors.length === 0)
    return <EmptyState title={t('multiview.nothing')} text={t('multiview.nothingText')} illustration="mic" />;
  return (
    <>
      <Group title={t('multiview.matches')} list={matches} onAdd={onAdd} />
      <Group title={t('multiview.anchors')} list={anchors} onAdd={onAdd} />
    </>
  );
}

/** An empty place: what is on air is added to it. */
export function AddVideo({ live, shown, onAdd }: Props) {
  const [open, setOpen] = useState(false);
  const add = (room: RoomRef) => {
    setOpen(false);
    onAdd(room);
  };
  return (
    <div className="tile tile--empty stage">
      <Icon name="video" size={28} />
      <p className="t2">{t('multiview.addText')}</p>
      <Button icon="plus" onClick={() => setOpen(true)}>
        {t('multiview.add')}
      </Button>
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title={t('multiview.addTitle')}
        closeLabel={t('common.close')}
      >
        <Choices live={live} shown={shown} onAdd={add} />
      </Sheet>
    </div>
  );
}
