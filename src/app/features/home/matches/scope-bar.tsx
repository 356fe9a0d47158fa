import { Segmented } from '#app/kit/choice/segmented.tsx';
import { lazyPart } from '#app/kit/part/lazy-part.ts';
import { OptionalPart } from '#app/kit/part/optional-part.tsx';
import { HOME_SCOPES, type HomeScope } from '#app/routes/home-pick.ts';
import { t } from '../texts.ts';

const OddsFormatPicker = lazyPart(() =>
  import('#app/features/match/odds-format-picker.tsx').then((file) => file.OddsFormatPicker),
);

const OPTIONS = HOME_SCOPES.map((value) => ({ value, label: t(`home.${value}`) }));

/** When the matches are played, and how their prices are written. */
export const ScopeBar = ({ scope, onScope }: { scope: HomeScope; onScope: (scope: HomeScope) => void }) => (
  <div className="mh__r">
    <Segmented label={t('home.scope')} options={OPTIONS} value={scope} onValueChange={onScope} />
    <span className="mh__of">
      <OptionalPart>
        <OddsFormatPicker />
      </OptionalPart>
    </span>
  </div>
);
