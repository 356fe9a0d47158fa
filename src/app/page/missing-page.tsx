import { paths } from '#app/routes/paths.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Link } from '#kit/link/link.tsx';
import { usePageTitle } from './use-page-title.ts';

type MissingPageProps = {
  readonly title: string;
  readonly text: string;
  /** Names the way back to the home page. */
  readonly home: string;
};

/** A whole page for an address that leads to nothing. */
export const MissingPage = ({ title, text, home }: MissingPageProps) => {
  usePageTitle(title);
  return (
    <main id="main" className="wrap">
      <EmptyState
        size="page"
        illustration="missing"
        title={title}
        text={text}
        action={
          <Link className={buttonClass({ variant: 'primary' })} to={paths.home}>
            {home}
          </Link>
        }
      />
    </main>
  );
};
