import { FollowStar } from '#app/features/match/follow-star.tsx';
import { Link } from '#app/kit/link/link.tsx';
import { Avatar } from '#app/kit/mark/avatar.tsx';
import { expertPath } from '#app/routes/paths.ts';
import type { Expert } from '#contract/models/article.ts';
import { t } from './texts.ts';

/** Experts who are followed; each leads to what they wrote. */
export const FollowedExperts = ({ experts }: { experts: readonly Expert[] }) => (
  <section className="card padded" aria-labelledby="followed-experts">
    <h2 id="followed-experts">{t('follow.experts')}</h2>
    {experts.length === 0 ? <p className="cap t3 frow__none">{t('follow.noExperts')}</p> : null}
    <ul>
      {experts.map(({ expertId, name, avatar, title }) => (
        <li key={expertId} className="frow">
          <Link className="frow__link" to={expertPath(expertId)}>
            <Avatar src={avatar} size={40} />
            <span className="frow__who">
              <b className="ell">{name}</b>
              <span className="cap t3 ell">{title}</span>
            </span>
          </Link>
          <FollowStar kind="expert" id={expertId} name={name} />
        </li>
      ))}
    </ul>
  </section>
);
