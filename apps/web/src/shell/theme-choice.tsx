// Light, dark, or as the system says; it holds at once.
import { useState } from 'react';
import { chooseTheme, chosenTheme, THEMES, type Theme } from '../session/theme.ts';
import { RadioGroup } from '../ui/fields/radio-group.tsx';
import { themeCopy as copy } from './shell.copy.ts';

const options = THEMES.map((value) => ({ value, label: copy.themes[value] }));

export function ThemeChoice() {
  const [theme, setTheme] = useState(chosenTheme);
  const choose = (next: Theme) => {
    setTheme(next);
    chooseTheme(next);
  };
  return <RadioGroup legend={copy.legend} options={options} value={theme} onChange={choose} compact />;
}
