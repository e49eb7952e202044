// Where somebody goes whose claim was not answered, or not rightly.
import { market } from '@portal/market/here';

const { name, inFull, phone } = market.regulator;

export const goToRegulator = `A ${name}, la ${inFull} (${phone}). Lleva el número del reclamo y su constancia en PDF, que descargas en Reclamos; ahí mismo está el enlace a su sitio.`;
