// Values that the descriptions of our interfaces show: a number, a document and a place that could be real in the market.
import { demo, demoMobile } from './demo.ts';
import { nationalNumber } from './service-number.ts';

const [{ city, office }] = demo.places as readonly [(typeof demo.places)[number]];

/** E.164 */
export const exampleNumber: string = demoMobile('91000001');
/** As it is dialled within the country. */
export const exampleNumberHere: string = nationalNumber(exampleNumber);
export const exampleDocument: string = demo.writtenDocument('1710034065');
export const exampleCity: string = city;
export const exampleAddress: string = `${office}, ${city}`;
