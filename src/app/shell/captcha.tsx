import { useTopic } from '#app/core-client/topic.ts';
import { OnceOpened } from '#app/kit/overlay/once-opened.tsx';
import { lazyPart } from '#app/kit/part/lazy-part.ts';

const CaptchaOverlay = lazyPart(() =>
  import('#app/features/captcha/captcha-overlay.tsx').then((module) => module.CaptchaOverlay),
);

/** The verification requests wait for [8.11]; its code comes when the first one does. */
export function CaptchaWindow() {
  const kind = useTopic('captcha', null) ?? null;
  return (
    <OnceOpened open={kind !== null}>
      <CaptchaOverlay kind={kind} />
    </OnceOpened>
  );
}
