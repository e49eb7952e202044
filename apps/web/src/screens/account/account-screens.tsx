// 'Mi cuenta': on phones the list of its pages, elsewhere the first of them beside the list.
import { useState } from 'react';
import { paths } from '../../lib/place/paths.ts';
import { Navigate } from '../../lib/place/router.tsx';
import { chooseTheme, chosenTheme, THEMES, type Theme } from '../../session/theme.ts';
import { accountCopy, themeWords } from '../../shared/profile/account.copy.ts';
import { AccountList, AccountPage } from '../../shared/profile/account-page.tsx';
import { Card } from '../../ui/card.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { useIsWide } from '../../ui/media.ts';
import { appearanceCopy as copy } from './account.copy.ts';

/** At an address of its own, which holds what is typed when a tablet is turned. */
export function AccountScreen() {
  return useIsWide() ? <Navigate to={paths.editProfile()} replace /> : <AccountList isPage />;
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
