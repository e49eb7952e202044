// One node of the content as a link, or as a heading when it has no address; with the marks of its classes.
import type { ContentNode } from '@portal/contract/help/portal-support';
import { classNames } from '../../ui/class-names.ts';
import { Badge } from '../../ui/figures/badge.tsx';
import styles from './content-link.module.css';
import { menuCopy as copy } from './public-frame.copy.ts';
import { SiteLink } from './site-link.tsx';
import { hasClass } from './use-site-nodes.ts';

export function ContentLink({ node, className }: { node: ContentNode; className?: string | undefined }) {
  const marked = hasClass(node.ClassMenu, 'destacado') && 'strong';
  return (
    <SiteLink url={node.URL} className={classNames(styles.link, marked, className)}>
      {node.Descripcion}
      {hasClass(node.ClassMenu, 'nuevo') && <Badge>{copy.fresh}</Badge>}
    </SiteLink>
  );
}
