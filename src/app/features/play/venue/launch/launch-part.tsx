import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { RemainingLimits } from '#app/features/ground/play-session/remaining-limits.tsx';
import { useOwnBlock } from '#app/features/ground/play-session/use-own-block.ts';
import { Amount } from '#app/features/money/wallet/amount/amount.tsx';
import { AmountField } from '#app/features/money/wallet/amount/amount-field.tsx';
import { quickAmounts, readAmount } from '#app/features/money/wallet/amount/typed-amount.ts';
import { CommandNotices } from '#app/features/money/wallet/command-notices.tsx';
import { StatusLine } from '#app/features/money/wallet/status-line.tsx';
import { type LoadedAssets, type WalletAssets, WithAssets } from '#app/features/money/wallet/with-assets.tsx';
import { IdentityGate } from '#app/features/people/account/identity-gate/identity-gate.tsx';
import { goToLogIn } from '#app/features/people/account/login-prompt-store.ts';
import { refusalText } from '#app/page/refusal-text.ts';
import { gamePath, paths } from '#app/routes/paths.ts';
import type { Game } from '#contract/play/game/schema.ts';
import type { SelfBlock } from '#contract/protection/self-block/calls.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { formatMinor, type Minor, minor } from '#contract/units/money.ts';
import { activeSubjectOf, refusalOf } from '#core-client/command/command-state.ts';
import { useCommand } from '#core-client/command/use-command.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { useSession } from '#core-client/session.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Button } from '#kit/action/button.tsx';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Link } from '#kit/link/link.tsx';
import { t } from '../texts.ts';
import { PlanFields, PlanRefusal } from './plan-fields.tsx';
import { usePlan } from './use-plan.ts';
import './launch-part.css';

type PartProps = { readonly game: Game; readonly onLeave: () => void };

/** Leads to the frame of the game. */
function useEntry({ game, onLeave }: PartProps) {
  const navigate = useNavigate();
  const { pathname: from } = useLocation();
  return (demo: boolean) => {
    onLeave();
    void navigate(gamePath(game.gameId, demo), { state: { from } });
  };
}

const Demo = (part: PartProps) => {
  const enter = useEntry(part);
  return (
    <Button size="lg" icon="gamepad" onClick={() => enter(true)}>
      {t('venue.demo')}
    </Button>
  );
};

function Wallets({ game, assets, held }: Pick<LoadedAssets, 'assets'> & { game: Game; held: bigint }) {
  return (
    <dl className="launch-card__wallets" aria-label={t('venue.wallets')}>
      <div>
        <dt>{t('venue.centre')}</dt>
        <dd>
          <Amount value={assets.centre} />
        </dd>
      </div>
      <Icon name="chev-right" size={18} />
      <div>
        <dt>{game.venueName}</dt>
        <dd>
          <Amount value={minor(held)} />
        </dd>
      </div>
    </dl>
  );
}

/** Money that a member may bring along into a venue [3.03]; an empty field brings none. */
function useBringing(
  { venue }: Pick<Game, 'venue'>,
  { centre, venues }: WalletAssets,
  { code: currency, symbol }: CurrencyEntry,
) {
  const [text, setText] = useState('');
  const command = useCommand(['transfer']);
  const read = readAmount(text, centre);
  const amount: Minor | null = read.is === 'amount' ? read.amount : null;
  const isEmpty = text.trim() === '';
  const problem = () => {
    if (read.is === 'short') return t('venue.short', { amount: symbol + formatMinor(centre) });
    return isEmpty || read.is === 'amount' ? undefined : t('venue.nothing');
  };
  const held = venues.find((wallet) => wallet.venue === venue)?.balance ?? minor(0);
  /** @returns whether one may enter now */
  const transferIn = async (): Promise<boolean> => {
    if (isEmpty) return true;
    if (amount === null) return false;
    const ended = await command.run({ is: 'transfer', venue, amount, currency, into: true });
    return ended.is === 'done';
  };
  return {
    text,
    type: (typed: string) => {
      setText(typed);
      command.forget();
    },
    given: command,
    held,
    amount: isEmpty ? null : amount,
    mayEnter: isEmpty || amount !== null,
    problem: problem(),
    busy: activeSubjectOf(command.state) !== null,
    refusal: refusalOf(command.state),
    bring: transferIn,
  };
}

/** A member enters, with money or without. */
function Entry({ assets, currency, ...part }: LoadedAssets & PartProps) {
  const { game } = part;
  const enter = useEntry(part);
  const bringing = useBringing(game, assets, currency);
  const plan = usePlan(game, currency.code);
  const { amount, refusal, busy } = bringing;
  const { state, run } = useSubmission(async () => {
    if ((await plan.choose()) && (await bringing.bring())) enter(false);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(undefined);
  };
  const isEntering = busy || state.is === 'sending';
  return (
    <form className="stack gap-16" onSubmit={submit} noValidate>
      <Wallets game={game} assets={assets} held={bringing.held} />
      <AmountField
        label={t('venue.bring')}
        symbol={currency.symbol}
        value={bringing.text}
        onValue={bringing.type}
        error={bringing.problem}
        all={assets.centre}
        quick={quickAmounts(currency.code)}
        locked={isEntering}
      />
      <RemainingLimits kinds={['loss', 'stake', 'single', 'time']} currency={currency} />
      {amount === null ? null : (
        <p className="launch-card__after">
          {t('venue.after')}
          <b>{currency.symbol + formatMinor(minor(bringing.held + amount))}</b>
        </p>
      )}
      {refusal === null ? null : <StatusLine tone="alert">{refusalText('wallet', refusal)}</StatusLine>}
      <CommandNotices command={bringing.given} />
      <PlanFields plan={plan} currency={currency} />
      <PlanRefusal plan={plan} />
      <div className="launch-card__two">
        <Demo {...part} />
        <Button type="submit" variant="primary" size="lg" loading={isEntering} disabled={!bringing.mayEnter}>
          {amount === null
            ? t('venue.enter')
            : t('venue.bringAndEnter', { amount: currency.symbol + formatMinor(amount) })}
        </Button>
      </div>
    </form>
  );
}

/** Shut by the member's own choice: since when, and where that is undone [P.29]. */
const Blocked = ({ block }: { block: SelfBlock }) => (
  <div className="launch-plan">
    <p className="sm">
      {t(block.kind === 'venue' ? 'venue.blockedVenue' : 'venue.blockedKind', {
        time: block.since === null ? '' : dayTimeText(block.since),
      })}
    </p>
    <Link className="link sm" to={paths.blocks}>
      {t('venue.toBlocks')}
    </Link>
  </div>
);

const ForGuest = (part: PartProps) => (
  <div className="stack gap-16">
    <p className="t2 sm">{t('venue.demoText')}</p>
    <div className="launch-card__two">
      <Demo {...part} />
      <Button variant="primary" size="lg" onClick={goToLogIn}>
        {t('venue.loginToEnter')}
      </Button>
    </div>
  </div>
);

/** Entry to a game: balances, transfer, and demo. */
export function LaunchPart(part: PartProps) {
  const session = useSession();
  const { game } = part;
  const block = useOwnBlock(game);
  if (block) return <Blocked block={block} />;
  if (game.status === 'disabled') return null;
  if (session.is !== 'member') return <ForGuest {...part} />;
  return (
    <IdentityGate use="launch" beside={<Demo {...part} />}>
      <WithAssets waiting={<SkeletonRows count={2} />}>
        {(known) => <Entry {...known} {...part} />}
      </WithAssets>
    </IdentityGate>
  );
}
