import { lazy, Suspense } from 'react';
import { tHome } from '#app/i18n/home-text.ts';
import { Segmented } from '#app/kit/choice/segmented.tsx';
import { HOME_SCOPES, type HomeScope } from '#app/routes/home-pick.ts';

const OddsFormatPicker = lazy(() =>
  import('#app/features/matches/odds-format-picker.tsx').then((file) => ({ default: file.OddsFormatPicker })),
);

const OPTIONS = HOME_SCOPES.map((value) => ({ value, label: tHome(`home.${value}`) }));

/** When the matches are played, and how their prices are written. */
export const ScopeBar = ({ scope, onScope }: { scope: HomeScope; onScope: (scope: HomeScope) => void }) => (
  <div className="mh__r">
    <Segmented label={tHome('home.scope')} options={OPTIONS} value={scope} onValueChange={onScope} />
    <span className="mh__of">
      <Suspense fallback={null}>
        <OddsFormatPicker />
      </Suspense>
    </span>
  </div>
);
