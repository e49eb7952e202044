// Every link of the kit. The app lends its router's link once, so the kit needs no router.
import { ArrowUpRight } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  createContext,
  type ElementType,
  type MouseEventHandler,
  type ReactNode,
  use,
} from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconGlyph } from '../icon.tsx';
import { kitCopy as copy } from '../kit.copy.ts';
import styles from './link.module.css';

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

const isAnotherSite = (href: string): boolean => /^https?:/.test(href);

/**
 * After the words of a link to another site: an arrow for the eye, words for the ear.
 * @param isApart its link leaves the room before it; else it is never on a line of its own
 */
export function BesideMark({ href, isApart = false }: { href: string; isApart?: boolean }) {
  if (!isAnotherSite(href)) return null;
  return (
    <>
      {!isApart && '\u00a0'}
      <Icon of={ArrowUpRight} size="badge" />
      <span className="sr-only"> {copy.newTab}</span>
    </>
  );
}

interface TextLinkProps {
  children: ReactNode;
  href?: string | undefined;
  onClick?: MouseEventHandler<HTMLElement> | undefined;
  /** After the words. */
  icon?: IconGlyph | undefined;
  /** Without the underline: in card feet and next to an icon. */
  plain?: boolean | undefined;
  /** Keeps the size of the words around it. */
  inherit?: boolean | undefined;
  disabled?: boolean | undefined;
  target?: string | undefined;
  rel?: string | undefined;
  download?: string | undefined;
  className?: string | undefined;
  'aria-expanded'?: boolean | undefined;
  'aria-controls'?: string | undefined;
  'aria-label'?: string | undefined;
}

/** Underlined words that go somewhere, or do a small thing when there is no address. */
export function TextLink({
  children,
  href,
  icon,
  plain,
  inherit,
  disabled,
  className,
  ...rest
}: TextLinkProps) {
  const look = classNames(styles.link, plain && styles.plain, inherit && styles.inherit, className);
  const words = (
    <>
      {children}
      {icon && <Icon of={icon} size="sm" />}
    </>
  );
  if (href !== undefined) {
    return (
      <Link {...beside(href)} {...rest} href={href} className={look}>
        {words}
        <BesideMark href={href} isApart />
      </Link>
    );
  }
  const { target: _target, rel: _rel, download: _download, ...pressed } = rest;
  return (
    <button {...pressed} type="button" disabled={disabled} className={look}>
      {words}
    </button>
  );
}
