// Where somebody goes whose claim was not answered, or not rightly.
import { market } from '@portal/market/here';

const { name, inFull, phone } = market.regulator;

const regulator = `${name}, la ${inFull} (${phone}). Lleva el número del reclamo y su constancia en PDF, que descargas en Reclamos; ahí mismo está el enlace a su sitio.`;

export const goToRegulator = `A ${regulator}`;

export const claimFirst = `Primero reclama aquí: un cobro, con «Reclamar» junto a él; otra cosa, en Soporte, «Presenta un reclamo». Si en 15 días no te respondemos, o no estás de acuerdo, acude a ${regulator}`;
