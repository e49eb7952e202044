// Sentences of 'Quién vio tus datos'.
import type { DataCategory } from '@portal/contract/policy';
import type { DataAccessRole } from '@portal/contract/privacy/data-accesses';

export const accessesCopy = {
  title: 'Quién vio tus datos',
  detail: 'Cada vez que alguien que no eres tú ve datos de tus líneas, queda aquí por 13 meses.',
  waiting: 'Cargando quién vio tus datos',
  failed: 'No pudimos cargar quién vio tus datos',
  none: 'Nadie más ha visto tus datos',
  noneText: 'Cuando alguien los vea, lo sabrás aquí.',
  onlyHolder: 'Lo ve el titular de cada línea, después de confirmar que lo es con su documento.',
  prove: 'Confirmar que soy el titular',
  line: (number: string) => `línea ${number}`,
  from: (place: string) => `desde ${place}`,
  pages: {
    list: 'Páginas de quién vio tus datos',
    previous: 'Anterior',
    next: 'Siguiente',
    page: (number: number) => `Página ${number}`,
  },
} as const;

export const kindWords: Record<DataCategory, string> = {
  service: 'Plan y estado',
  figures: 'Consumos y saldos',
  bills: 'Facturas',
  records: 'Historial de llamadas y consumos',
  requests: 'Reclamos, reparaciones y visitas',
  chip: 'Datos del chip',
  home: 'Wi-Fi de tu casa',
};

/** Of whom no name is known. */
export const nobodyWords: Record<DataAccessRole, string> = {
  manager: 'Alguien que administraba la línea',
  viewer: 'Alguien que veía la línea',
  payer: 'Alguien que pagaba la línea',
  linkOpener: 'Quien abrió tu enlace de pago',
  paperChecker: 'Quien verificó tu certificado',
  repairFollower: 'Alguien con el número de tu reparación',
  operator: 'Tu operador',
};

/** Beside a name. */
export const roleWords: Partial<Record<DataAccessRole, string>> = {
  manager: 'administra',
  viewer: 'solo mira',
  payer: 'solo paga',
  operator: 'tu operador',
};
