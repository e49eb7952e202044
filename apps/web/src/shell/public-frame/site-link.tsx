// A link of the public site's content. Another operator's or network's site opens in a tab of its own.
import type { ReactNode } from 'react';
import { destinationOf } from '../../lib/place/site-address.ts';
import { settings } from '../../lib/settings.ts';
import { Link } from '../../ui/actions/link.tsx';
import { BesideMark } from '../../ui/beside-mark.tsx';

export interface SiteLinkProps {
  /** https, relative to the public site, or `/ec/…`. */
  url: string;
  children: ReactNode;
  className?: string | undefined;
  'aria-current'?: 'true' | undefined;
}

/** Nothing to follow: the words alone. */
export function SiteLink({ url, children, ...rest }: SiteLinkProps) {
  const destination = destinationOf(url, settings().siteUrl);
  if (!destination) return <span {...rest}>{children}</span>;
  if (destination.leads !== 'elsewhere') {
    return (
      <Link {...rest} href={destination.href}>
        {children}
      </Link>
    );
  }
  return (
    <a {...rest} href={destination.href} target="_blank" rel="noopener noreferrer">
      {children}
      <BesideMark href={destination.href} />
    </a>
  );
}
