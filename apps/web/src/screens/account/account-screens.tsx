// 'Mi cuenta': on phones the list of its pages, elsewhere the list with the first of them beside it.
import { useState } from 'react';
import { chooseTheme, chosenTheme, THEMES, type Theme } from '../../session/theme.ts';
import { accountCopy, themeWords } from '../../shared/profile/account.copy.ts';
import { AccountList, AccountPage } from '../../shared/profile/account-page.tsx';
import { Card } from '../../ui/card.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { useIsWide } from '../../ui/media.ts';
import { lazyCode, useLazyCode } from '../../ui/waiting/lazy-code.ts';
import { appearanceCopy as copy } from './account.copy.ts';

/** Phones do without it. */
const profile = lazyCode(() => import('./edit-profile-screen.tsx').then((m) => m.EditProfileScreen));

export function AccountScreen() {
  return useIsWide() ? <WithProfile /> : <AccountList isPage />;
}

function WithProfile() {
  const EditProfile = useLazyCode(profile);
  return EditProfile ? <EditProfile /> : <AccountList isPage />;
}

const options = THEMES.map((value) => ({ value, label: themeWords[value], detail: copy.details[value] }));

/** 'Apariencia': light, dark, or as the system says; it holds at once, on this device. */
export function AppearanceScreen() {
  const [theme, setTheme] = useState(chosenTheme);
  const choose = (next: Theme) => {
    chooseTheme(next);
    setTheme(next);
  };
  return (
    <AccountPage title={accountCopy.appearance} lead={copy.lead}>
      <Card>
        <RadioGroup
          legend={accountCopy.appearance}
          legendHidden
          options={options}
          value={theme}
          onChange={choose}
        />
      </Card>
    </AccountPage>
  );
}
