// Where the portal's pages begin, without the slash at the end: `/ec`. The router adds it to every address.
import { portalBase } from '@portal/market/path';

export const BASE = portalBase;
