// What the operator's site publishes, menu, footer and places: the embedded ones, or the operator's by setting.
import { Problem } from '@portal/contract/errors';
import type { PublishedPlace } from '@portal/contract/help/places';
import type { ContentNode } from '@portal/contract/help/portal-support';
import type { Logger } from 'pino';
import { readPlaces } from '../places/places.ts';
import { cleanNodes } from './clean-nodes.ts';
import { embeddedFooter, embeddedMenu } from './embedded-content.ts';
import { embeddedPlaces } from './embedded-places.ts';
import { type ContentSource, createRemoteSource } from './remote-source.ts';

export interface ContentNeeds {
  /** JSON documents of the operator's site; null for the embedded ones. */
  menuUrl: string | null;
  footerUrl: string | null;
  placesUrl: string | null;
  /** Places that are made up are shown of a made-up operator alone. */
  isDemo: boolean;
  log: Logger;
}

/** Each throws Problem CONTENT_UNAVAILABLE when its source fails and nothing is remembered. */
export interface Content {
  menu(): Promise<ContentNode[]>;
  footer(): Promise<ContentNode[]>;
  places(): Promise<PublishedPlace[]>;
}

const maxBytes = { nodes: 256 * 1024, places: 4 * 1024 * 1024 };

export function createContent({ menuUrl, footerUrl, placesUrl, isDemo, log }: ContentNeeds): Content {
  const nodes = (part: 'menu' | 'footer', url: string | null, embedded: ContentNode[]) =>
    url
      ? createRemoteSource(url, { log: log.child({ part }), read: cleanNodes, maxBytes: maxBytes.nodes })
      : async () => embedded;
  const menu = nodes('menu', menuUrl, embeddedMenu);
  const footer = nodes('footer', footerUrl, embeddedFooter);
  const places = placesUrl
    ? createRemoteSource(placesUrl, {
        log: log.child({ part: 'places' }),
        read: readPlaces,
        maxBytes: maxBytes.places,
      })
    : async () => (isDemo ? embeddedPlaces(new Date()) : []);
  return {
    menu: () => orUnavailable(menu),
    footer: () => orUnavailable(footer),
    places: () => orUnavailable(places),
  };
}

async function orUnavailable<Document>(source: ContentSource<Document>): Promise<Document> {
  const document = await source();
  if (document === null) throw new Problem('CONTENT_UNAVAILABLE');
  return document;
}
