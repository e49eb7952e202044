// Sentences of the frame around every screen.
import { market } from '@portal/market/here';

export const loadingCopy = {
  wait: 'Cargando, espere un momento por favor...',
  retry: 'Reintentar',
  timeout: {
    title: 'Esta página está tardando demasiado',
    text: 'Tu conexión parece lenta. Puedes intentarlo otra vez sin perder tu sesión.',
  },
  outdated: {
    title: 'Hay una versión nueva',
    text: 'Esta página necesita cargarse otra vez. Tu sesión sigue abierta.',
    update: 'Actualizar',
  },
  offline: {
    title: 'Sin conexión',
    text: 'Esta página todavía no está guardada en tu equipo. Revisa tu internet e intenta de nuevo.',
  },
  error: {
    title: 'No pudimos cargar esta página',
    text: 'Revisa tu conexión e intenta de nuevo en un momento.',
  },
} as const;

export const crashCopy = {
  title: '¡Ups! Algo pasó y lo estamos resolviendo, inténtalo más tarde',
  text: 'Lo demás del portal funciona bien.',
  retry: 'Intentar de nuevo',
  home: 'Ir a Inicio',
} as const;

export const noticeCopy = {
  closeToast: 'Cerrar aviso',
  noStepUp: 'No pudimos abrir «Confirma que eres tú». Revisa tu conexión e intenta de nuevo.',
  noStorage:
    'Tu navegador no guarda datos de este sitio. Puedes usar el portal, pero al salir se cerrará tu sesión.',
} as const;

/** In the page itself, for whoever's browser does not run the portal. */
export const noCodeCopy = {
  noScript: (phone: string) =>
    `Para usar el portal, activa JavaScript en tu navegador. También puedes llamar al ${phone}.`,
  missing: (phone: string) =>
    `El portal no terminó de cargar y sus botones todavía no funcionan. Revisa tu conexión y vuelve a cargar la página, o llama al ${phone}.`,
} as const;

export const titles = {
  login: (brand: string) => `Inicia sesión a ${brand} Web ${market.country}.`,
  page: (title: string, brand: string) => `${title} · ${brand}`,
  loginDescription: (brand: string) =>
    `Inicia sesión en ${brand} y administra tu cuenta: saldos, facturas y pagos.`,
} as const;
