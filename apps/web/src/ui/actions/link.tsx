// Every link of the kit. The app lends its router's link once, so the kit needs no router.
import { type ComponentPropsWithRef, createContext, type ElementType, type ReactNode, use } from 'react';

export type LinkProps = ComponentPropsWithRef<'a'> & { href: string };

const LinkContext = createContext<ElementType<LinkProps>>('a');

/** `component` receives `href` and the other `<a>` props, and goes there without loading the page. */
export function LinkProvider({
  component,
  children,
}: {
  component: ElementType<LinkProps>;
  children: ReactNode;
}) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

// Only paths of the portal go through the router: tel:, mailto:, blob: and other sites are the browser's.
const INSIDE = /^\/(?!\/)/;

export function Link({ href, ...rest }: LinkProps) {
  const Routed = use(LinkContext);
  const Element = INSIDE.test(href) ? Routed : 'a';
  return <Element href={href} {...rest} />;
}

/** For a link to another site: the portal stays open beside it. `BesideMark` says so. */
export function beside(href: string): { target?: '_blank'; rel?: 'noopener noreferrer' } {
  return isAnotherSite(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
}

export const isAnotherSite = (href: string): boolean => /^https?:/.test(href);
