// 'Apariencia': light, dark, or as the system says; it holds at once, on this device.
import { useState } from 'react';
import { chooseTheme, chosenTheme, THEMES, type Theme } from '../../session/theme.ts';
import { accountCopy, themeWords } from '../../shared/profile/account.copy.ts';
import { AccountPage } from '../../shared/profile/account-page.tsx';
import { Card } from '../../ui/card.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { appearanceCopy as copy } from './account.copy.ts';

const options = THEMES.map((value) => ({ value, label: themeWords[value], detail: copy.details[value] }));

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
