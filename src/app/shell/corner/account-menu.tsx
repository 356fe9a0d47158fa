import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';
import { Avatar } from '#app/kit/mark/avatar.tsx';
import { Menu } from '#app/kit/overlay/menu.tsx';
import type { MenuEntry } from '#app/kit/overlay/menu-entry.ts';
import { paths } from '#app/routes/paths.ts';
import type { Member } from '#contract/models/member.ts';
import { useSettingsEntries } from './settings-entries.ts';
import { t } from './texts.ts';

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
export function AccountMenu({ member }: { member: Member }) {
  const navigate = useNavigate();
  const go = (path: string) => () => void navigate(path);
  const items: readonly MenuEntry[] = [
    { kind: 'action', id: 'me', icon: 'user', label: t('shell.me'), onSelect: go(paths.me) },
    { kind: 'action', id: 'wallet', icon: 'wallet', label: t('shell.wallet'), onSelect: go(paths.wallet) },
    { kind: 'separator', id: 'pages' },
    ...useSettingsEntries(),
    { kind: 'separator', id: 'settings' },
    {
      kind: 'action',
      id: 'logout',
      icon: 'logout',
      label: t('me.logout'),
      onSelect: go(`${paths.me}?leave=1`),
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
