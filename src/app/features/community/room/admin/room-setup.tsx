import { useState } from 'react';
import { useAction } from '#chat/view/actions/use-action.ts';
import type { InputOf } from '#contract/book/table.ts';
import { CHAT_NOTICE_MAX } from '#contract/community/chat/constants.ts';
import type { ChatSwitches } from '#contract/community/chat/switches-schema.ts';
import { isBlank } from '#contract/community/expression/shown-text.ts';
import type { ChatRoomNo } from '#contract/fields/ids.ts';
import { callCore } from '#core-client/core.ts';
import { Button } from '#kit/action/button.tsx';
import { Segmented } from '#kit/choice/segmented.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { TextField } from '#kit/form/text-field.tsx';
import { t } from '../texts.ts';
import { refreshModeration } from './loaded-list.tsx';

type SlowModeMs = NonNullable<InputOf<'chat.setup'>['slowModeMs']>;

const SLOW: Readonly<Record<'0' | '3' | '5' | '10' | '30', SlowModeMs>> = {
  0: 0,
  3: 3_000,
  5: 5_000,
  10: 10_000,
  30: 30_000,
};
type SlowKey = keyof typeof SLOW;

const slowOptions = (['0', '3', '5', '10', '30'] as const).map((value) => ({
  value,
  label: value === '0' ? t('admin.slowOff') : t('admin.seconds', { seconds: value }),
}));

const keyOf = (slowModeMs: number): SlowKey =>
  slowOptions.find(({ value }) => SLOW[value] === slowModeMs)?.value ?? '0';

/** Runs one change of the room at a time and confirms it. */
function useSetup(roomNo: ChatRoomNo) {
  const { busy, run } = useAction();
  const setUp = async (change: Omit<InputOf<'chat.setup'>, 'roomNo'>, done: string): Promise<boolean> => {
    const isSaved = await run(() => callCore('chat.setup', { roomNo, ...change }));
    if (isSaved) showToast({ text: done, tone: 'ok' });
    refreshModeration();
    return isSaved;
  };
  return { busy, setUp };
}

type Props = { readonly roomNo: ChatRoomNo; readonly switches: ChatSwitches };

function SlowMode({ roomNo, switches }: Props) {
  const { busy, setUp } = useSetup(roomNo);
  // The chosen value is shown until the room reports its current one.
  const [wanted, setWanted] = useState<{ readonly value: SlowKey; readonly was: number } | null>(null);
  const { slowModeMs } = switches;
  const choose = async (value: SlowKey) => {
    setWanted({ value, was: slowModeMs });
    if (!(await setUp({ slowModeMs: SLOW[value] }, t('admin.saved')))) setWanted(null);
  };
  return (
    <>
      <h3>{t('admin.slowMode')}</h3>
      <Segmented
        label={t('admin.slowMode')}
        options={slowOptions}
        busy={busy}
        value={wanted?.was === slowModeMs ? wanted.value : keyOf(slowModeMs)}
        onValueChange={(value) => void choose(value)}
      />
    </>
  );
}

function PinNotice({ roomNo, switches: { notice } }: Props) {
  const { busy, setUp } = useSetup(roomNo);
  const [text, setText] = useState('');
  const pin = async () => {
    const isPinned = await setUp({ notice: text.trim() }, t('admin.pinned'));
    // Text typed meanwhile is another notice.
    if (isPinned) setText((now) => (now === text ? '' : now));
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void pin();
      }}
    >
      <TextField
        label={t('admin.notice')}
        hint={
          notice
            ? t('admin.noticeNow', { text: notice.text })
            : t('admin.noticeHint', { max: CHAT_NOTICE_MAX })
        }
        value={text}
        maxLength={CHAT_NOTICE_MAX}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className="row gap-8">
        <Button type="submit" variant="soft" size="sm" loading={busy} disabled={isBlank(text)}>
          {t('admin.pin')}
        </Button>
        {notice && (
          <Button
            size="sm"
            variant="ghost"
            loading={busy}
            onClick={() => void setUp({ notice: '' }, t('admin.unpinned'))}
          >
            {t('admin.unpin')}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Slow mode of the room, and the notice pinned above the messages. */
export const RoomSetup = (props: Props) => (
  <section aria-label={t('admin.setup')}>
    <SlowMode {...props} />
    <PinNotice {...props} />
  </section>
);
