// The part of the route map where a service is associated.
import { ASSOCIATE_PATTERNS, paths } from '../../lib/place/paths.ts';
import { lazyCode } from '../../ui/waiting/lazy-code.ts';
import type { RouteEntry } from './route-entry.ts';

export const associationRoutes: readonly RouteEntry[] = [
  {
    path: paths.associateServices(),
    frame: 'signedIn',
    needsNetwork: true,
    title: 'Asociar un servicio',
    code: lazyCode(() =>
      import('../../screens/association/landing-screen.tsx').then((m) => m.AssociateServicesScreen),
    ),
  },
  {
    path: paths.associateAny(),
    frame: 'signedIn',
    needsNetwork: true,
    title: 'Asociar servicios',
    code: lazyCode(() =>
      import('../../screens/association/any-screen.tsx').then((m) => m.AssociateAnyScreen),
    ),
  },
  {
    path: ASSOCIATE_PATTERNS.Prepaid,
    frame: 'signedIn',
    needsNetwork: true,
    title: 'Asociar servicio móvil',
    code: lazyCode(() =>
      import('../../screens/association/mobile-screen.tsx').then((m) => m.AssociatePrepaidScreen),
    ),
  },
  {
    path: ASSOCIATE_PATTERNS.Postpaid,
    frame: 'signedIn',
    needsNetwork: true,
    title: 'Asociar servicio móvil',
    code: lazyCode(() =>
      import('../../screens/association/mobile-screen.tsx').then((m) => m.AssociatePostpaidScreen),
    ),
  },
  {
    path: ASSOCIATE_PATTERNS.Fixed,
    frame: 'signedIn',
    needsNetwork: true,
    title: 'Asociar servicio Hogar',
    code: lazyCode(() =>
      import('../../screens/association/document-screen.tsx').then((m) => m.AssociateHomeScreen),
    ),
  },
  {
    path: paths.associated(),
    frame: 'signedIn',
    title: 'Servicio asociado',
    code: lazyCode(() =>
      import('../../screens/association/success-screen.tsx').then((m) => m.AssociatedScreen),
    ),
  },
];
