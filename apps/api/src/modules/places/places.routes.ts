// Where people are attended to: open to everybody. What somebody is near to is never kept: not even by a browser.
import { listPlaces } from '@portal/contract/help/places';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { Content } from '../content/content.ts';
import { findPlaces } from './places.ts';

export function placesRoutes(app: FastifyInstance, { content }: { content: Pick<Content, 'places'> }): void {
  route(app, listPlaces, async ({ query }) => findPlaces(await content.places(), query, new Date()));
}
