import { Button } from '#app/kit/action/button.tsx';
import { EmptyState } from '#app/kit/feedback/states.tsx';
import type { HomePick } from '#app/routes/home-pick.ts';
import { t } from '../texts.ts';

type Way = { readonly label: string; readonly to: Partial<HomePick> };
type Words = { readonly title: string; readonly text: string; readonly way: Way };

const SHOW_TODAY: Way = { label: t('home.showToday'), to: { scope: 'today' } };
const SHOW_EARLY: Way = { label: t('home.showEarly'), to: { scope: 'early', day: null } };
const SHOW_LIVE: Way = { label: t('home.showLive'), to: { scope: 'live' } };

const WORDS: Readonly<Record<HomePick['scope'], Words>> = {
  live: { title: t('home.noLive'), text: t('home.noLiveText'), way: SHOW_TODAY },
  today: { title: t('home.noToday'), text: t('home.noTodayText'), way: SHOW_EARLY },
  early: { title: t('home.noEarly'), text: t('home.noEarlyText'), way: SHOW_LIVE },
  followed: { title: t('home.noFollowed'), text: t('home.noFollowedText'), way: SHOW_LIVE },
};

const NO_LEAGUE: Words = {
  title: t('home.noMatches'),
  text: t('home.noLeagueText'),
  way: { label: t('home.showAll'), to: { league: null } },
};

/** A list without matches: why, and where there are some. */
export function NoMatches({ pick, onPick }: { pick: HomePick; onPick: (change: Partial<HomePick>) => void }) {
  const { title, text, way } = pick.league === null ? WORDS[pick.scope] : NO_LEAGUE;
  return (
    <div className="card m3__none">
      <EmptyState
        title={title}
        text={text}
        illustration="whistle"
        action={<Button onClick={() => onPick(way.to)}>{way.label}</Button>}
      />
    </div>
  );
}
