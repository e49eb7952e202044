// Menu and footer of the public site: the embedded ones, or the operator's by setting.
import { Problem } from '@portal/contract/errors';
import type { ContentNode } from '@portal/contract/help/portal-support';
import type { Logger } from 'pino';
import { embeddedFooter, embeddedMenu } from './embedded-content.ts';
import { type ContentSource, createRemoteSource } from './remote-source.ts';

export interface ContentNeeds {
  /** JSON documents of the operator's site; null for the embedded ones. */
  menuUrl: string | null;
  footerUrl: string | null;
  log: Logger;
}

export interface Content {
  /** @throws Problem CONTENT_UNAVAILABLE when the source fails and nothing is remembered */
  menu(): Promise<ContentNode[]>;
  /** @throws Problem CONTENT_UNAVAILABLE when the source fails and nothing is remembered */
  footer(): Promise<ContentNode[]>;
}

export function createContent({ menuUrl, footerUrl, log }: ContentNeeds): Content {
  const source = (part: 'menu' | 'footer', url: string | null, embedded: ContentNode[]) =>
    url ? createRemoteSource(url, { log: log.child({ part }) }) : async () => embedded;
  const menu = source('menu', menuUrl, embeddedMenu);
  const footer = source('footer', footerUrl, embeddedFooter);
  return { menu: () => orUnavailable(menu), footer: () => orUnavailable(footer) };
}

async function orUnavailable(source: ContentSource): Promise<ContentNode[]> {
  const nodes = await source();
  if (!nodes) throw new Problem('CONTENT_UNAVAILABLE');
  return nodes;
}
