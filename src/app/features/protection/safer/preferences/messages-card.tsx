import { useState } from 'react';
import { factorRefusalText } from '#app/features/people/account/step-up/factor-code.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import {
  type NotifyRight,
  notifyRight,
  requestNotifyRight,
  setWantsNotices,
  useWantsNotices,
} from '#app/page/notification.ts';
import type { InputOf, OutputOf } from '#contract/book/table.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { callCore } from '#core-client/core.ts';
import { refreshAnswers, useCall } from '#core-client/query.ts';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { Switch } from '#kit/form/switch.tsx';
import { Card } from '#kit/layout/card.tsx';
import { t } from './texts.ts';

type Preference = OutputOf<'inbox.preferences'>['list'][number];
type Change = InputOf<'inbox.setPreference'>;

function PreferenceRow({ preference }: { preference: Preference }) {
  const { category, isOn } = preference;
  const { run, state } = useSubmission(async (change: Change) => {
    await callCore('inbox.setPreference', change);
  });
  const label = t(`preferences.${category}`);
  if (category === 'system' || category === 'letter') {
    return (
      <li className="preference column gap-4">
        <span>{label}</span>
        <span className="cap t3">{t('preferences.always')}</span>
      </li>
    );
  }
  const change = async (on: boolean) => {
    const end = await run({ category, on }, () => refreshAnswers('inbox.preferences'));
    if (end.is === 'refused') showToast({ text: factorRefusalText(end.error), tone: 'alert' });
  };
  return (
    <li className="preference column gap-4">
      <Switch
        label={label}
        checked={isOn}
        busy={state.is === 'sending'}
        onCheckedChange={(on) => void change(on)}
      />
    </li>
  );
}

const HOW = {
  ask: undefined,
  granted: undefined,
  refused: 'preferences.noticesRefused',
  absent: 'preferences.noticesAbsent',
} as const satisfies Record<NotifyRight, string | undefined>;

/** Setting for browser notifications while the page is not visible. The browser permission is requested only on a press. */
function SystemNotices() {
  const [right, setRight] = useState(notifyRight);
  const wanted = useWantsNotices();
  const isBarred = right === 'refused' || right === 'absent';
  const change = async (on: boolean) => {
    const now = on ? await requestNotifyRight() : right;
    setRight(now);
    setWantsNotices(on && now === 'granted');
  };
  const how = HOW[right];
  return (
    <li className="preference column gap-4">
      <Switch
        label={t('preferences.notices')}
        checked={wanted && right === 'granted'}
        disabled={isBarred}
        onCheckedChange={(on) => void change(on)}
      />
      <p className="cap t3" role="status">
        {t(how ?? 'preferences.noticesText')}
      </p>
    </li>
  );
}

/** Choice of the messages the member receives; account messages are always sent. */
export function MessagesCard() {
  const preferences = useCall('inbox.preferences', {});
  return (
    <Card aria-label={t('preferences.reminders')}>
      <h2>{t('preferences.reminders')}</h2>
      <Loaded of={preferences} waiting={<SkeletonRows count={4} />}>
        {({ list }) => (
          <ul className="preferences ruled">
            {list.map((preference) => (
              <PreferenceRow key={preference.category} preference={preference} />
            ))}
            <SystemNotices />
          </ul>
        )}
      </Loaded>
    </Card>
  );
}
