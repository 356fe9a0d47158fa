import { useState } from 'react';
import { Button } from '#app/kit/action/button.tsx';
import { Segmented } from '#app/kit/choice/segmented.tsx';
import { showToast } from '#app/kit/feedback/toast-store.ts';
import { TextField } from '#app/kit/form/text-field.tsx';
import type { ChatViewPorts, SlowModeMs } from './chat-ports.ts';
import { MuteList } from './mute-list.tsx';
import { ReportList } from './report-list.tsx';
import { t } from './texts.ts';
import { useAction } from './use-action.ts';

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
  label: value === '0' ? t('chat.slowOff') : t('chat.seconds', { seconds: value }),
}));

const keyOf = (slowModeMs: number): SlowKey =>
  slowOptions.find(({ value }) => SLOW[value] === slowModeMs)?.value ?? '0';

const NOTICE_MAX = 120;

type AdminPanelProps = {
  readonly slowModeMs: number;
  readonly notice: string;
  readonly ports: ChatViewPorts;
};

/** What a room admin may do: pace, notice, and who is muted [6.02]. */
export function AdminPanel(props: AdminPanelProps) {
  const { ports } = props;
  const [slow, setSlow] = useState<SlowKey>(keyOf(props.slowModeMs));
  const [notice, setNotice] = useState(props.notice);
  const { busy, run } = useAction();
  const save = async (nextSlow: SlowKey) => {
    if (await run(() => ports.setUp(SLOW[nextSlow], notice.trim()))) {
      showToast({ text: t('chat.saved'), tone: 'ok' });
    } else setSlow(slow);
  };
  return (
    <div className="chat-admin">
      <section>
        <h3>{t('chat.slowMode')}</h3>
        <Segmented
          label={t('chat.slowMode')}
          options={slowOptions}
          value={slow}
          onValueChange={(value) => {
            setSlow(value);
            void save(value);
          }}
        />
      </section>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save(slow);
        }}
      >
        <TextField
          label={t('chat.noticeField')}
          hint={t('chat.noticeHint')}
          value={notice}
          maxLength={NOTICE_MAX}
          onChange={(event) => setNotice(event.currentTarget.value)}
        />
        <Button type="submit" variant="soft" loading={busy}>
          {t('chat.saveNotice')}
        </Button>
      </form>
      <ReportList ports={ports} />
      <MuteList ports={ports} />
    </div>
  );
}
