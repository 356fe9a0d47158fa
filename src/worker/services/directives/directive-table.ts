import type { Directive } from '#contract/directives.ts';
import type { DirectiveKind } from '#contract/error-codes.table.ts';
import { type AppError, errorRow } from '#contract/errors.ts';
import { isPerInfoPath } from '#contract/wire/paths.ts';
import type { PageContext } from '#worker/core-api.ts';
import type { Failure } from '#worker/wire/send.ts';

type Build = (failure: Failure, context: PageContext) => Directive | null;
type Route = Extract<Directive, { is: 'route' }>;

/** The status of a maintenance that is going on. */
const SITE_DOWN = 0;

const messageOf = ({ detail }: AppError) => (detail.message === undefined ? {} : { message: detail.message });

const toast: Build = ({ error }) => ({ is: 'toast', code: error.code });
const alertThen =
  (target: 'login' | 'home' | 'stay'): Build =>
  ({ error }, { suppressRedirects }) => {
    const then = suppressRedirects ? 'stay' : target;
    return { is: 'alert', code: error.code, kind: error.kind, then, ...messageOf(error) };
  };

const route = (to: Route['to'], { detail }: AppError): Route => ({
  is: 'route',
  to,
  maintenance: detail.maintenance ?? null,
});

/** Down means the maintenance page; else a word of caution, once it was read not again [8.08]. */
const caveat: Build = ({ error }, { suppressRedirects, alertAcknowledged }) => {
  if (suppressRedirects || alertAcknowledged) return null;
  return route(error.detail.maintenance?.status === SITE_DOWN ? 'maintenance' : 'accessAlert', error);
};

const restriction: Build = ({ error }, { suppressRedirects }) =>
  suppressRedirects ? null : route('accessRestriction', error);

/** Maintenance is shown only when the site's own information reports it [8.10]. */
const maintenance: Build = (failure, context) => {
  if (!isPerInfoPath(failure.path)) return toast(failure, context);
  return context.suppressRedirects ? null : route('maintenance', failure.error);
};

const robotCheck: Build = (failure, context) =>
  context.suppressRedirects ? toast(failure, context) : { is: 'robotCheck' };

/** Directives by the kind that the row of a code names [8.01–8.15]. */
const DIRECTIVES: Readonly<Record<DirectiveKind, Build>> = {
  toast,
  toastWithStatus: ({ error: { code, detail } }) => ({
    is: 'toast',
    code,
    ...(detail.status === undefined ? {} : { status: detail.status }),
  }),
  toastOfPlatform: ({ error }) => ({ is: 'toast', code: error.code, ...messageOf(error) }),
  alertThenLogin: alertThen('login'),
  alertThenHome: alertThen('home'),
  alertThenStay: alertThen('stay'),
  caveat,
  restriction,
  maintenance,
  robotCheck,
  loginNeeded: () => ({ is: 'loginNeeded', code: 'NEEDS_LOGIN' }),
  realityCheck: () => ({ is: 'realityCheck' }),
};

/** Returns the directive to the shell for this failure; null when the caller shows it, or no page made the request. */
export function directiveOf(failure: Failure, context: PageContext): Directive | null {
  const { error, call, quiet } = failure;
  if (call.errors?.some((own) => own === error.code)) return null;
  const { directive: kind } = errorRow(error.code);
  if (kind === undefined) return null;
  const directive = DIRECTIVES[kind](failure, context);
  const passing = directive?.is === 'toast' || directive?.is === 'loginNeeded';
  if (call.upload && directive?.is === 'toast') return null;
  return quiet && passing ? null : directive;
}
