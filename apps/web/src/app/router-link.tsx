// The kit's links, routed: a page begins to load while the finger or the pointer is still on its link.
import { Link, resolvePath } from 'react-router';
import type { LinkProps } from '../ui/link.tsx';
import { warm } from './warm.ts';

export function RouterLink({ href, onPointerEnter, onFocus, ...rest }: LinkProps) {
  const begin = () => warm(resolvePath(href).pathname);
  return (
    <Link
      to={href}
      {...rest}
      onPointerEnter={(event) => {
        begin();
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        begin();
        onFocus?.(event);
      }}
    />
  );
}
