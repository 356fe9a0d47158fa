import { IconButton } from '#app/kit/action/icon-button.tsx';
import { SkeletonRows } from '#app/kit/feedback/skeleton-rows.tsx';
import { Popover } from '#app/kit/overlay/popover.tsx';
import { lazyPart } from '#app/kit/part/lazy-part.ts';
import { MissingPart } from '#app/kit/part/missing-part.ts';
import { OptionalPart } from '#app/kit/part/optional-part.tsx';
import type { ComposerStore } from './composer-store.ts';
import { t } from './texts.ts';

const ExpressionPanel = lazyPart(() =>
  import('./expressions/expression-panel.tsx').then((file) => file.ExpressionPanel),
);

/** Emotes, emoji and phrases for what is being written. */
export function ExpressionPopover({ composer }: { composer: ComposerStore }) {
  return (
    <Popover
      trigger={<IconButton icon="smile" iconSize={19} label={t('chat.expressions')} />}
      label={t('chat.expressions')}
      side="top"
      align="start"
    >
      {(close) => (
        <OptionalPart
          wait={
            <div className="expressions__wait">
              <SkeletonRows count={5} />
            </div>
          }
          missing={<MissingPart />}
        >
          <ExpressionPanel
            onPut={composer.put}
            onPhrase={(phrase) => {
              composer.insert(phrase);
              close();
            }}
          />
        </OptionalPart>
      )}
    </Popover>
  );
}
