// There is an assistant here: nowhere when it is switched off, nor where a card is typed.
import { isCardPage } from '@portal/card-pages/card-pages';
import { useLocation } from '../../lib/place/router.tsx';
import { settings } from '../../lib/settings.ts';

export function useHasAssistant(): boolean {
  const { pathname } = useLocation();
  return settings().assistant === 'on' && !isCardPage(pathname);
}
