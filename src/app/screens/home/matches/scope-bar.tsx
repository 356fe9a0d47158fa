import { tHome } from '#app/i18n/home-text.ts';
import { Segmented } from '#app/kit/choice/segmented.tsx';
import { OddsFormatPicker } from '#app/match/odds-format-picker.tsx';
import { HOME_SCOPES, type HomeScope } from '#app/routes/home-pick.ts';

const OPTIONS = HOME_SCOPES.map((value) => ({ value, label: tHome(`home.${value}`) }));

/** When the matches are played, and how their prices are written. */
export const ScopeBar = ({ scope, onScope }: { scope: HomeScope; onScope: (scope: HomeScope) => void }) => (
  <div className="mh__r">
    <Segmented label={tHome('home.scope')} options={OPTIONS} value={scope} onValueChange={onScope} />
    <OddsFormatPicker />
  </div>
);
