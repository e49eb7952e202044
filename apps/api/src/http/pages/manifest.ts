// The web app manifest: what the portal is called and looks like once it is installed.
import { market } from '@portal/market/here';
import { portalBase } from '@portal/market/path';

/** The icons lie beside the built page. */
export function manifestOf({ brand, icon: own }: { brand: string; icon?: string }) {
  const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `${portalBase}/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: `${portalBase}/`,
    name: brand,
    short_name: brand,
    lang: market.locale,
    start_url: `${portalBase}/home`,
    scope: `${portalBase}/`,
    display: 'standalone',
    // While it opens; after that the page's own `theme-color` goes with the light or dark theme.
    theme_color: '#ffffff',
    background_color: '#f5f5f7',
    icons: own
      ? [
          {
            src: own,
            sizes: 'any',
            type: own.endsWith('.png') ? 'image/png' : 'image/svg+xml',
            purpose: 'any',
          },
        ]
      : [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
  };
}
