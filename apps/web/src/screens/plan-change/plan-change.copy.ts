// Every sentence of choosing and comparing plans. Quoted words of the requirements are exact.
import { taxName } from '@portal/market/tax';

export const planChangeCopy = {
  title: 'Cambia tu Plan',
  compareTitle: 'Compara tu Plan',
  stepsLabel: 'Pasos del cambio de plan',
  steps: ['Selecciona un Plan', 'Compara tu Plan', 'Cambio de Plan'],
  stepDone: 'Listo',
  back: 'Volver',
  mustChoose: 'Debe seleccionar un plan',
  perMonth: 'al mes',
  loading: 'Cargando los planes',
  failed: {
    title: 'No pudimos cargar los planes',
    text: 'Intenta de nuevo en un momento.',
    retry: 'Reintentar',
    retrying: 'Cargando…',
  },
  noLines: {
    title: 'Usted no tiene líneas',
    text: 'Aquí cambias el plan de tus líneas postpago activas.',
    toHome: 'Volver a Home',
  },
  noPlans: {
    title: 'No hay otros planes para tu línea',
    text: 'Tu plan actual es el único que ofrecemos para ella.',
  },
} as const;

export const chooseCopy = {
  heading: 'Selecciona un Plan',
  current: 'Plan actual',
  more: 'Más información',
  moreOf: (plan: string) => ` de ${plan}`,
  close: 'Cerrar',
  monthly: 'Valor mensual',
  submit: 'Continuar',
  barLabel: 'Plan elegido y continuar',
  chosen: 'Plan nuevo',
} as const;

export const factsCopy = {
  gigas: (value: string) => `${value} GB de internet`,
  unlimitedData: 'Internet ilimitado',
  calls: 'Llamadas ilimitadas',
  longDistance: (minutes: string) => `${minutes} minutos a 17 países de América`,
  roaming: 'Roaming incluido',
  noRoaming: 'Sin roaming',
  other: (name: string, value: string) => `${name}: ${value}`,
} as const;

export const compareCopy = {
  caption: 'Tu plan actual y el plan deseado, característica por característica',
  feature: 'Característica',
  current: 'Plan actual',
  desired: 'Plan deseado',
  choose: 'Elige un plan',
  monthly: 'Valor mensual',
  absent: '—',
  absentWords: 'No incluye',
  taxes: `Por ley, al valor del plan se le agregan impuestos. Los valores de esta página ya incluyen el ${taxName}.`,
  summary: 'Tu cambio',
  more: (money: string) => `${money} más al mes`,
  less: (money: string) => `${money} menos al mes`,
  same: 'Pagas lo mismo al mes',
  starts: (day: string, plan: string) =>
    `Empieza con tu próximo ciclo, el ${day}. Hasta ese día sigues con ${plan}.`,
  back: 'Regresar',
  submit: 'Cambiar Plan',
  sending: 'Enviando código…',
  ordering: 'Cambiando tu plan…',
  barLabel: 'Valor del plan nuevo y cambio',
} as const;
