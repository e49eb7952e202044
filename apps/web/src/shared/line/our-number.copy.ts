// What is said of a number that is no line of ours.
import { mobileDigits } from '@portal/market/service-number';
import { operatorName } from '../../lib/settings.ts';

export const ourNumberCopy = {
  wrong: () => `El número ${operatorName()} debe contener ${mobileDigits} dígitos`,
  notOurs: () =>
    `El teléfono ingresado no es un número ${operatorName()}, favor de ingresar tu correo electrónico.`,
} as const;
