// Light or dark: by the system, unless the customer chose on this device. It outlives the session.
import { deviceStorage } from './browser-storage.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const THEME = 'portal.theme';

export function chosenTheme(): Theme {
  const stored = deviceStorage.read(THEME);
  return THEMES.find((theme) => theme === stored) ?? 'system';
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') deviceStorage.remove(THEME);
  else deviceStorage.write(THEME, theme);
  applyTheme();
}

/** The page's colours, and those of the browser around it: the page names one for each theme. */
export function applyTheme(): void {
  const theme = chosenTheme();
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const { scheme } = meta.dataset;
    if (theme === 'system') meta.media = `(prefers-color-scheme: ${scheme})`;
    else meta.media = scheme === theme ? 'all' : 'not all';
  }
}

/** All tabs of the device look the same. */
export function followTheme(): void {
  applyTheme();
  window.addEventListener('storage', ({ key }) => {
    if (key === THEME || key === null) applyTheme();
  });
}
