// Menu and footer as this portal can show them: links to pages of ours that do not exist are left out.
import type { ContentNode } from '@portal/contract/help/portal-support';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type ContentPart, fetchContent, knownContent } from '../../api/content.ts';
import { useAvailability } from '../../lib/place/portal-map.ts';
import { destinationOf } from '../../lib/place/site-address.ts';
import { settings } from '../../lib/settings.ts';

export interface SiteNodes {
  /** Undefined while there is nothing to show: on its way, or failed. */
  nodes: ContentNode[] | undefined;
  failed: boolean;
  retrying: boolean;
  retry: () => void;
}

export function useSiteNodes(part: ContentPart): SiteNodes {
  const isAvailable = useAvailability();
  const [content, setContent] = useState(() => knownContent(part));
  const [state, setState] = useState<'loading' | 'failed' | 'retrying'>('loading');
  const load = useCallback(() => {
    fetchContent(part).then(setContent, () => setState('failed'));
  }, [part]);
  useEffect(() => {
    if (!knownContent(part)) load();
  }, [part, load]);
  const nodes = useMemo(() => content && leadingSomewhere(content, isAvailable), [content, isAvailable]);
  const retry = () => {
    if (state !== 'failed') return;
    setState('retrying');
    load();
  };
  return { nodes, failed: !content && state !== 'loading', retrying: state === 'retrying', retry };
}

function leadingSomewhere(nodes: ContentNode[], isAvailable: (path: string) => boolean): ContentNode[] {
  const { siteUrl } = settings();
  return nodes.flatMap((node) => {
    const destination = destinationOf(node.URL, siteUrl);
    if (destination?.leads === 'portal' && !isAvailable(destination.href)) return [];
    const Hijos = leadingSomewhere(node.Hijos, isAvailable);
    return destination || Hijos.length > 0 ? [{ ...node, Hijos }] : [];
  });
}

/** A group of the footer's content whose children are slides, above the footer. */
export function isCarousel({ ClassContenido, Hijos }: ContentNode): boolean {
  return hasClass(ClassContenido, 'carrusel') && Hijos.length > 0;
}

/** Of the classes that the server lets through. */
export function hasClass(classes: string, name: string): boolean {
  return classes.split(' ').includes(name);
}
