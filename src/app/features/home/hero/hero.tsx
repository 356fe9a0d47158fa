import './hero.css';
import './promotion-slide.css';
import { useLayoutEffect, useRef } from 'react';
import { useContentBegun } from '#app/first-load/content-begun.ts';
import { HERO_IMAGE } from '#app/first-load/first-paint.ts';
import type { Banner } from '#contract/site/banner/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { useCall } from '#core-client/query.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { Carousel } from '#kit/layout/carousel.tsx';
import { Link } from '#kit/link/link.tsx';
import { t } from '../texts.ts';
import { MatchSlide } from './match-slide.tsx';

/** Image that the early script showed first, or one created now; a single element for the life of the page. */
let heroImage: HTMLImageElement | null = null;

function getHeroImage(): HTMLImageElement {
  heroImage ??= document.querySelector<HTMLImageElement>('img.first-picture') ?? new Image();
  heroImage.className = 'art';
  heroImage.alt = '';
  if (!heroImage.hasAttribute('src')) heroImage.src = HERO_IMAGE;
  return heroImage;
}

/**
 * Art shown by the carousel before its first slide has loaded, and on the very first paint. The element painted before the
 * page's code loaded is moved here and stays.
 */
function CourtsideArt() {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    container.current?.append(getHeroImage());
  }, []);
  return <div ref={container} className="hero__art" />;
}

type Promotion = Extract<Banner, { kind: 'promotion' }>;

/** Promotion: one tint, one image on the right, one link. */
const PromotionSlide = ({ banner }: { banner: Promotion }) => (
  <div className={`promo column promo--${banner.tint}`}>
    <img className="promo__art" src={banner.picture} alt="" loading="lazy" />
    <h2>{banner.title}</h2>
    <p>{banner.text}</p>
    <Link className={buttonClass({ variant: 'primary' })} to={banner.link}>
      {banner.action}
    </Link>
  </div>
);

const CAROUSEL_TEXTS = {
  label: t('home.carousel'),
  kind: t('home.carouselKind'),
  slideKind: t('home.slideKind'),
  slide: (at: number, count: number) => t('home.slide', { at, count }),
  goTo: (at: number) => t('home.goToSlide', { at }),
  pause: t('home.holdSlides'),
  play: t('home.turnSlides'),
};

/**
 * Carousel of matches with their score and prices, and promotions. The placeholder art is shown before them, and without
 * them; the rows of the list load first.
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
          labels={CAROUSEL_TEXTS}
          keys={banners.map(({ bannerId }) => bannerId)}
          render={(index, isCurrent) => slide(banners[index], isCurrent)}
        />
      )}
    </div>
  );
}
