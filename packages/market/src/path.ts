// Where the portal and its API are found.
import { market } from '@portal/market/here';

/** In the API's addresses: `/…/api/ec/…`. */
export const country: string = market.path;
/** Of the portal's pages: `/ec`. */
export const portalBase = `/${market.path}`;
