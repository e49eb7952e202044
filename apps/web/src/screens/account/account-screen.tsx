// 'Mi cuenta': on phones the list of its pages, elsewhere the list with the first of them beside it.
import { AccountList } from '../../shared/profile/account-page.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { lazyCode, useLazyCode } from '../../ui/waiting/lazy-code.ts';

/** Phones do without it. */
const profile = lazyCode(() => import('./edit-profile-screen.tsx').then((m) => m.EditProfileScreen));

export function AccountScreen() {
  return useIsWide() ? <WithProfile /> : <AccountList isPage />;
}

function WithProfile() {
  const EditProfile = useLazyCode(profile);
  return EditProfile ? <EditProfile /> : <AccountList isPage />;
}
