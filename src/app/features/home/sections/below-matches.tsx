import './below-matches.css';
import type { ReactNode } from 'react';
import { PartArea } from '#app/page/loading/part-area.tsx';
import { homeListPath } from '#app/routes/home-pick.ts';
import { venuePath } from '#contract/play/venue/venue-path.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { Link } from '#kit/link/link.tsx';
import { lazyPart } from '#kit/part/lazy-part.ts';
import { AnchorsSkeleton } from '../anchors/anchors-skeleton.tsx';
import { Near } from '../near.tsx';
import { t } from '../texts.ts';
import { GamesSkeleton } from './games-skeleton.tsx';

interface SectionHeadProps {
  /** Ties the section to its heading. */
  id: string;
  title: string;
  /** Small note beside the title. */
  note?: ReactNode;
  /** Link to more of it. */
  more?: { readonly text: string; readonly to: string } | undefined;
}

/** The heading of a part of home. */
const SectionHead = ({ id, title, note, more }: SectionHeadProps) => (
  <div className="sh">
    <h2 id={id}>
      {title}
      {note === undefined ? null : <small>{note}</small>}
    </h2>
    {more ? (
      <Link className="more" to={more.to}>
        {more.text}
        <Icon name="chev-right" size={15} />
      </Link>
    ) : null}
  </div>
);

const HotAnchors = lazyPart(() => import('./hot-anchors.tsx').then((file) => file.HotAnchors));
const HotGames = lazyPart(() => import('./hot-games.tsx').then((file) => file.HotGames));
const Venues = lazyPart(() => import('./venues.tsx').then((file) => file.Venues));

interface PartProps {
  id: string;
  head: ReactNode;
  wait: ReactNode;
  children: ReactNode;
}

const Part = ({ id, head, wait, children }: PartProps) => (
  <section className="home-section" aria-labelledby={id}>
    {head}
    <Near wait={wait}>
      <PartArea wait={wait}>{children}</PartArea>
    </Near>
  </section>
);

const TO_ANCHORS = { text: t('home.allAnchors'), to: homeListPath({ tab: 'anchor' }) };

const TO_LOBBY = { text: t('home.allGames'), to: venuePath(null) };

/** Sections below the matches; each loads when it comes near the viewport, and fails separately. */
export const BelowMatches = () => (
  <>
    <Part
      id="home-anchors"
      head={<SectionHead id="home-anchors" title={t('home.hotAnchors')} more={TO_ANCHORS} />}
      wait={<AnchorsSkeleton count={6} />}
    >
      <HotAnchors />
    </Part>
    <Part
      id="hot-games"
      head={<SectionHead id="hot-games" title={t('home.hotGames')} more={TO_LOBBY} />}
      wait={<GamesSkeleton />}
    >
      <HotGames />
    </Part>
    <Part
      id="venues"
      head={<SectionHead id="venues" title={t('home.venues')} />}
      wait={<div className="venue-list" />}
    >
      <Venues />
    </Part>
  </>
);
