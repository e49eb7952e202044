// A link that takes something along in the state of the page it leads to; a new tab goes without.
import type { MouseEvent } from 'react';
import { useNavigate } from '../../lib/place/router.tsx';

export interface StateLink {
  href: string;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

/** `<ListRow {...linkTo(paths.x(), state)} />` */
export function useStateLink(): (href: string, state: unknown) => StateLink {
  const navigate = useNavigate();
  return (href, state) => ({
    href,
    onClick: (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      navigate(href, { state });
    },
  });
}
