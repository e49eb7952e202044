// Sentences of the pages outside the sections.
import * as titles from '@portal/help/page-titles.copy';

export const textPageCopy = { back: 'Volver' } as const;

export const plainPageCopy = {
  services: 'Ir a Mis Servicios',
  help: 'Pedir ayuda',
} as const;

export const notFoundCopy = {
  title: 'No encontramos esta página',
  text: 'La dirección cambió o está mal escrita.',
  fine: 'Tu cuenta y tus servicios siguen bien.',
  home: 'Página principal',
  bills: 'Ver facturas',
} as const;

export const roleCopy = {
  title: 'Tu acceso no incluye esta página',
  text: 'Quien es titular de la línea decide qué puedes ver y hacer. Pídeselo si lo necesitas.',
} as const;

export const offlineCopy = {
  title: 'Para esto necesitas internet',
  text: 'Sin conexión no se puede pagar, comprar ni cambiar nada. La página se abre sola cuando vuelva.',
} as const;

export const serverErrorCopy = {
  title: 'Tenemos un problema de nuestro lado',
  text: '¡Ups! Algo pasó y lo estamos resolviendo, inténtalo más tarde',
  retry: 'Intentar de nuevo',
} as const;

export const unavailableCopy = {
  title: 'Aún no podemos mostrar tus servicios aquí',
  text: (brand: string) =>
    `Los servicios que tienes contratados no se pueden consultar en este portal. Puedes verlos en la aplicación ${brand} de tu celular.`,
  android: 'Descargar para Android',
  ios: 'Descargar para iPhone',
  login: 'Volver a iniciar sesión',
} as const;

export const routesCopy = {
  title: titles.routesList,
  lead: 'Las páginas de este portal.',
} as const;
