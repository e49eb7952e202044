// Logo and icon of the operator, at addresses that hold their content's mark. A picture and nothing else, also for
// whoever opens the address itself: no script of it runs.
import { portalBase } from '@portal/market/path';
import type { FastifyInstance, FastifySchema } from 'fastify';
import type { Brand } from '../../brand/settings.ts';

type Pictures = Pick<Brand, 'logo' | 'icon'>;

/** Where each is found; empty where there is none. */
export const pictureAddresses = ({ logo, icon }: Pictures) => ({
  logo: addressOf('logo', logo),
  icon: addressOf('icon', icon),
});

function addressOf(name: string, picture: Pictures['logo']): string {
  if (!picture) return '';
  return `${portalBase}/brand/${name}-${picture.mark}.${picture.type === 'image/png' ? 'png' : 'svg'}`;
}

export function registerBrandPictures(app: FastifyInstance, { logo, icon }: Pictures): void {
  const found = pictureAddresses({ logo, icon });
  for (const [address, picture] of [
    [found.logo, logo],
    [found.icon, icon],
  ] as const) {
    if (!picture) continue;
    const options = { config: { access: 'public' as const }, schema: { hide: true } as FastifySchema };
    app.get(address, options, async (_request, reply) =>
      reply
        .headers({
          'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
          'X-Content-Type-Options': 'nosniff',
          'Cache-Control': 'public, max-age=31536000, immutable',
        })
        .type(picture.type)
        .send(picture.content),
    );
  }
}
