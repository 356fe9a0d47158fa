import { useState } from 'react';
import { useMatch } from 'react-router-dom';
import { useContentBegun } from '#app/first-load/content-begun.ts';
import { useBrand } from '#app/page/use-brand.ts';
import { paths } from '#app/routes/paths.ts';
import { Link } from '#kit/link/link.tsx';
import { LogoMark } from '#kit/mark/drawn-marks.tsx';
import { lazyPart } from '#kit/part/lazy-part.ts';
import { OptionalPart } from '#kit/part/optional-part.tsx';
import './header.css';

const HeaderParts = lazyPart(() => import('./header-parts.tsx').then((file) => file.HeaderParts));

/** Top bar. The logo is shown with the first paint; parts that need platform data appear beside it. */
export function Header() {
  const room = useMatch(paths.room) !== null;
  const begun = useContentBegun();
  // The main content of a visit is loaded first; after that the bar stays, whatever the next screen is waiting for.
  const [isFull, setFull] = useState(begun);
  if (begun && !isFull) setFull(true);
  return (
    <header className={room ? 'nav nav--room' : 'nav'}>
      <div className="wrap">
        <Link className="logo" to={paths.home}>
          <LogoMark size={30} />
          <span>{useBrand()}</span>
        </Link>
        <OptionalPart>{isFull ? <HeaderParts inRoom={room} /> : null}</OptionalPart>
      </div>
    </header>
  );
}
