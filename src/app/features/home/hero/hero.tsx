import './hero.css';
import './promotion-slide.css';
import { useLayoutEffect, useRef } from 'react';
import { useContentBegun } from '#app/page/loading/content-begun.ts';
import { FIRST_PICTURE } from '#app/routes/first-picture.ts';
import type { Banner } from '#contract/site/banner/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { useCall } from '#core-client/query.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { Carousel } from '#kit/layout/carousel.tsx';
import { Link } from '#kit/link/link.tsx';
import { t } from '../texts.ts';
import { MatchSlide } from './match-slide.tsx';

/** The picture that the early script showed first, or one made now; one element for as long as the page lives. */
let picture: HTMLImageElement | null = null;

function firstPicture(): HTMLImageElement {
  picture ??= document.querySelector<HTMLImageElement>('img.first-picture') ?? new Image();
  picture.className = 'art';
  picture.alt = '';
  if (!picture.hasAttribute('src')) picture.src = FIRST_PICTURE;
  return picture;
}

/**
 * The seat by the line: what the carousel shows before its first slide is there, and on the first paint of all. The element
 * that was painted before the page's code came is moved here and stays.
 */
function CourtsideArt() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.append(firstPicture());
  }, []);
  return <div ref={place} className="hero__art" />;
}

type Promotion = Extract<Banner, { kind: 'promotion' }>;

/** A promotion: one tint, one picture on the right, one way on. */
const PromotionSlide = ({ banner }: { banner: Promotion }) => (
  <div className={`promo promo--${banner.tint}`}>
    <img className="promo__art" src={banner.picture} alt="" loading="lazy" />
    <h2>{banner.title}</h2>
    <p>{banner.text}</p>
    <Link className={buttonClass({ variant: 'primary' })} to={banner.link}>
      {banner.action}
    </Link>
  </div>
);

const WORDS = {
  label: t('home.carousel'),
  kind: t('home.carouselKind'),
  slideKind: t('home.slideKind'),
  slide: (at: number, count: number) => t('home.slide', { at, count }),
  goTo: (at: number) => t('home.goToSlide', { at }),
  pause: t('home.holdSlides'),
  play: t('home.turnSlides'),
};

/**
 * What is worth a look now: matches with their score and prices, and promotions. The seat by the line is there before them, and
 * stays without them; the rows of the list go first.
 */
export function Hero() {
  const begun = useContentBegun();
  const data = lastOf(useCall('banner.list', {}, { enabled: begun }));
  const banners = data?.list ?? [];
  const slide = (banner: Banner | undefined, isCurrent: boolean) =>
    banner?.kind === 'match' ? (
      <MatchSlide banner={banner} isCurrent={isCurrent} />
    ) : (
      banner && <PromotionSlide banner={banner} />
    );
  return (
    <div className="hero__stage stage">
      <CourtsideArt />
      {banners.length > 0 && (
        <Carousel
          words={WORDS}
          keys={banners.map(({ bannerId }) => bannerId)}
          render={(index, isCurrent) => slide(banners[index], isCurrent)}
        />
      )}
    </div>
  );
}
