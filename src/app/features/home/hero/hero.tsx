import { useCall } from '#app/core-client/query.ts';
import { Carousel } from '#app/kit/carousel/carousel.tsx';
import { useContentBegun } from '#app/page/content-begun.ts';
import type { Banner } from '#contract/models/banner.ts';
import { t } from '../texts.ts';
import { CourtsideArt } from './courtside-art.tsx';
import { MatchSlide } from './match-slide.tsx';
import { PromotionSlide } from './promotion-slide.tsx';
import './hero.css';
import { lastOf } from '#contract/units/loadable.ts';

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
