// The kit's links, routed: a page begins to load while the finger or the pointer is still on its link.
import type { MouseEvent } from 'react';
import { BASE } from '../../lib/place/base.ts';
import { pathIn } from '../../lib/place/paths.ts';
import { useNavigate } from '../../lib/place/router.tsx';
import type { LinkProps } from '../../ui/actions/link.tsx';
import { warm } from '../drawn/warm.ts';

export function RouterLink({ href, onClick, onPointerEnter, onFocus, children, ...rest }: LinkProps) {
  const address = `${BASE}${href}`;
  const navigate = useNavigate();
  const begin = () => warm(pathIn(href));
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event) || rest.target || rest.download !== undefined) return;
    event.preventDefault();
    // The page one is on already makes no second entry in the history.
    const { pathname, search } = window.location;
    navigate(href, { replace: address === `${pathname}${search}` });
  };
  return (
    <a
      {...rest}
      href={address}
      onClick={follow}
      onPointerEnter={(event) => {
        begin();
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        begin();
        onFocus?.(event);
      }}
    >
      {children}
    </a>
  );
}

/** Not asking for a new tab or window. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
