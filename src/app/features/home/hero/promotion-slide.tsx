import { buttonClass } from '#app/kit/action/button-class.ts';
import { Link } from '#app/kit/link/link.tsx';
import type { Banner } from '#contract/models/banner.ts';
import './promotion-slide.css';

type Promotion = Extract<Banner, { kind: 'promotion' }>;

/** A promotion: one tint, one picture on the right, one way on. */
export const PromotionSlide = ({ banner }: { banner: Promotion }) => (
  <div className={`promo promo--${banner.tint}`}>
    <img className="promo__art" src={banner.picture} alt="" loading="lazy" />
    <h2>{banner.title}</h2>
    <p>{banner.text}</p>
    <Link className={buttonClass({ variant: 'primary' })} to={banner.link}>
      {banner.action}
    </Link>
  </div>
);
