import { MemberPage } from '#app/features/member/member-page.tsx';
import { Link } from '#app/kit/link/link.tsx';
import { paths } from '#app/routes/paths.ts';
import { t } from '../texts.ts';
import { FeedbackForm } from './feedback-form.tsx';
import { FeedbackList } from './feedback-list.tsx';
import '#app/kit/card/form-grid.css';
import './feedback.css';

/** What the member reports, and what became of it [7.16]. */
export const FeedbackScreen = () => (
  <MemberPage
    title={t('feedback.title')}
    above={paths.me}
    actions={
      <Link className="more" to={paths.support}>
        {t('feedback.toService')}
      </Link>
    }
  >
    <div className="form-grid fbgrid">
      <FeedbackForm />
      <div className="fbside">
        <FeedbackList />
        <section className="card padded">
          <h2>{t('feedback.unhappy')}</h2>
          <p className="fbside__text">{t('feedback.unhappyText')}</p>
          <Link className="link" to={paths.support}>
            {t('feedback.toService')}
          </Link>
        </section>
      </div>
    </div>
  </MemberPage>
);
