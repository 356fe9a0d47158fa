import { tHome } from '#app/i18n/home-text.ts';
import { Button } from '#app/kit/action/button.tsx';
import { EmptyState } from '#app/kit/feedback/states.tsx';
import type { HomePick } from '#app/routes/home-pick.ts';

type Way = { readonly label: string; readonly to: Partial<HomePick> };
type Words = { readonly title: string; readonly text: string; readonly way: Way };

const SHOW_TODAY: Way = { label: tHome('home.showToday'), to: { scope: 'today' } };
const SHOW_EARLY: Way = { label: tHome('home.showEarly'), to: { scope: 'early', day: null } };
const SHOW_LIVE: Way = { label: tHome('home.showLive'), to: { scope: 'live' } };

const WORDS: Readonly<Record<HomePick['scope'], Words>> = {
  live: { title: tHome('home.noLive'), text: tHome('home.noLiveText'), way: SHOW_TODAY },
  today: { title: tHome('home.noToday'), text: tHome('home.noTodayText'), way: SHOW_EARLY },
  early: { title: tHome('home.noEarly'), text: tHome('home.noEarlyText'), way: SHOW_LIVE },
  followed: { title: tHome('home.noFollowed'), text: tHome('home.noFollowedText'), way: SHOW_LIVE },
};

const NO_LEAGUE: Words = {
  title: tHome('home.noMatches'),
  text: tHome('home.noLeagueText'),
  way: { label: tHome('home.showAll'), to: { league: null } },
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
