// Sentences around every form of whoever is not signed in.
import { market } from '@portal/market/here';

export const frameCopy = {
  help: 'Ayuda',
  chat: 'Chat en línea',
  newTab: '(se abre en otra pestaña)',
  verify: 'Verificar un documento',
  terms: 'Términos y condiciones',
  rights: (year: number, brand: string) =>
    `© ${year} ${brand} ${market.country}. Todos los derechos reservados`,
  say: 'Tu saldo, tus facturas y tus líneas, en un solo lugar.',
} as const;
