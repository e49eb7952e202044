// Menu and footer of the public site: the same for everybody, so browsers may keep them for a while.
import { getFooter, getMenu } from '@portal/contract/help/portal-support';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { route } from '../../http/route.ts';
import type { Content } from './content.ts';

export function contentRoutes(app: FastifyInstance, { content }: { content: Content }): void {
  route(app, getMenu, async ({ reply }) => {
    const nodes = await content.menu();
    keepForAWhile(reply);
    return nodes;
  });
  route(app, getFooter, async ({ reply }) => {
    const nodes = await content.footer();
    keepForAWhile(reply);
    return nodes;
  });
}

/** Only a good answer: a failure must be asked for again. */
function keepForAWhile(reply: FastifyReply): void {
  reply.header('Cache-Control', 'public, max-age=300');
}
