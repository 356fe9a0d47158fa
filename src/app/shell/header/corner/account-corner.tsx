import type { ComponentProps } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { setBalanceHidden, useBalanceHidden } from '#app/features/money/wallet/amount/balance-hidden.ts';
import { type CentreBalance, useCentreBalance } from '#app/features/money/wallet/centre-balance.ts';
import {
  type Setting,
  useCurrencySetting,
  useDataSaverSetting,
  useModeSetting,
} from '#app/features/people/account/use-settings.ts';
import { loginPath, paths } from '#app/routes/paths.ts';
import type { Member } from '#contract/people/member/schema.ts';
import { formatMinor } from '#contract/units/money.ts';
import { useSession } from '#core-client/session.ts';
import { VisuallyHidden } from '#kit/a11y/off-screen.tsx';
import { buttonClass } from '#kit/action/button-class.ts';
import { IconButton } from '#kit/action/icon-button.tsx';
import { Link } from '#kit/link/link.tsx';
import { Avatar } from '#kit/mark/avatar.tsx';
import { Menu } from '#kit/overlay/popover/menu.tsx';
import type { MenuEntry } from '#kit/overlay/popover/menu-entry.ts';
import { t } from './texts.ts';

const entryOf = (id: string, { label, value, options, choose }: Setting): MenuEntry => ({
  kind: 'choice',
  id,
  label,
  value,
  options,
  onValueChange: choose,
});

/** Returns the page settings as menu entries: display currency [1.05], theme, data usage. */
function useSettingsEntries(): readonly MenuEntry[] {
  const mode = entryOf('mode', useModeSetting());
  const saver = entryOf('data-saver', useDataSaverSetting());
  const currency = useCurrencySetting();
  const ofPage: readonly MenuEntry[] = [mode, { kind: 'separator', id: 'before-saver' }, saver];
  return currency ? [entryOf('currency', currency), { kind: 'separator', id: 'between' }, ...ofPage] : ofPage;
}

interface FaceProps extends ComponentProps<'button'> {
  member: Member;
}

const Face = ({ member, ...button }: FaceProps) => (
  <button
    type="button"
    className="nav__me"
    {...button}
    aria-label={t('corner.account', { name: member.nickname })}
  >
    <Avatar src={member.avatar} size={34} />
  </button>
);

/** Behind the member's face: their pages, look and currency, and the way out. */
function AccountMenu({ member }: { member: Member }) {
  const navigate = useNavigate();
  const navigateTo = (path: string) => () => void navigate(path);
  const items: readonly MenuEntry[] = [
    { kind: 'action', id: 'me', icon: 'user', label: t('shell.me'), onSelect: navigateTo(paths.me) },
    {
      kind: 'action',
      id: 'wallet',
      icon: 'wallet',
      label: t('shell.wallet'),
      onSelect: navigateTo(paths.wallet),
    },
    { kind: 'separator', id: 'pages' },
    ...useSettingsEntries(),
    { kind: 'separator', id: 'settings' },
    {
      kind: 'action',
      id: 'logout',
      icon: 'logout',
      label: t('me.logout'),
      onSelect: navigateTo(`${paths.me}?leave=1`),
    },
  ];
  return (
    <Menu
      trigger={<Face member={member} />}
      label={t('corner.account', { name: member.nickname })}
      align="end"
      items={items}
    />
  );
}

const DOTS = '••••';

const Amount = ({ centre: { currency, balance } }: { centre: CentreBalance }) => (
  <>
    <small>{currency.symbol}</small>
    <b>{formatMinor(balance)}</b>
  </>
);

const Concealed = () => (
  <>
    <b aria-hidden="true">{DOTS}</b>
    <VisuallyHidden>{t('common.amountHidden')}</VisuallyHidden>
  </>
);

/** The centre balance in the chosen currency [1.05]; the eye puts it out of sight until it is pressed again. */
function BalanceChip() {
  const centre = useCentreBalance();
  const hidden = useBalanceHidden();
  return (
    <div className="balance-pill row gap-6">
      <Link className="balance-pill__sum" to={paths.wallet}>
        <span className="balance-pill__name">{t('corner.balance')}</span>
        <span>{hidden ? <Concealed /> : centre ? <Amount centre={centre} /> : <b>—</b>}</span>
        <VisuallyHidden>{t('corner.toWallet')}</VisuallyHidden>
      </Link>
      <IconButton
        icon={hidden ? 'eye-off' : 'eye'}
        label={t(hidden ? 'corner.showBalance' : 'corner.hideBalance')}
        size="xs"
        iconSize={16}
        onClick={() => setBalanceHidden(!hidden)}
      />
      <Link className={buttonClass({ variant: 'primary', size: 'xs' })} to={paths.deposit}>
        {t('corner.topUp')}
      </Link>
    </div>
  );
}

/** Look and currency, for those who have no account menu. */
const SettingsMenu = () => (
  <Menu
    trigger={<IconButton icon="sliders" label={t('settings.title')} />}
    label={t('settings.title')}
    align="end"
    items={useSettingsEntries()}
  />
);

function Guest() {
  const { pathname, search } = useLocation();
  const back = new URLSearchParams({ fromPage: pathname + search });
  return (
    <>
      <SettingsMenu />
      <Link className={buttonClass({ variant: 'ghost', size: 'sm' })} to={loginPath(pathname + search)}>
        {t('common.login')}
      </Link>
      <Link className={buttonClass({ variant: 'primary', size: 'sm' })} to={`${paths.register}?${back}`}>
        {t('corner.register')}
      </Link>
    </>
  );
}

/** Account area: login for guests, balance and account for members. */
export function AccountCorner() {
  const session = useSession();
  switch (session.is) {
    case 'unknown':
      return <span className="nav__wait" aria-hidden="true" />;
    case 'guest':
      return <Guest />;
    case 'member':
      return (
        <>
          <BalanceChip />
          <AccountMenu member={session.member} />
        </>
      );
  }
}
