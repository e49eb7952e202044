// Every sentence of «Ayuda técnica».
import * as titles from '@portal/help/page-titles.copy';

import { bookedWithin } from '@portal/help/promises';

export const diagnosisCopy = {
  title: titles.diagnosis,
  steps: 'Lo que revisamos',
  testing: 'Estamos probando tu servicio…',
  failed: 'No pudimos revisar tu servicio',
  again: 'Probar otra vez',
  testingAgain: 'Probando…',
  results: {
    bill: {
      passed: ['Tu cuenta', 'El servicio está activo y al día'],
      failed: ['Tu cuenta', 'Hay una factura vencida'],
      unknown: ['Tu cuenta', 'No pudimos consultarla ahora'],
    },
    problem: {
      passed: ['La red de tu zona', 'No hay fallas conocidas'],
      failed: ['La red de tu zona', 'Hay una falla conocida'],
      unknown: ['La red de tu zona', 'No pudimos consultarla ahora'],
    },
    network: {
      passed: ['Tu equipo', 'Responde'],
      failed: ['Tu equipo', 'No responde'],
      unknown: ['Tu equipo', 'No pudimos probarlo ahora'],
    },
  },
  seePause: 'Ver la pausa',
  outcomes: {
    suspended: {
      label: 'No es una falla',
      title: 'Tu servicio está suspendido',
      text: `Paga lo vencido y el servicio vuelve solo ${bookedWithin}, sin visita técnica.`,
    },
    paused: {
      label: 'No es una falla',
      title: 'Tu servicio está en pausa',
      text: 'La pediste tú. Se reactiva solo al terminar, o ahora mismo si quieres.',
    },
    visit: {
      label: 'Es tu equipo',
      title: 'Tu equipo no responde',
      text: 'Desconéctalo de la corriente un minuto, vuelve a conectarlo y prueba otra vez. Si sigue igual, debe revisarlo un técnico.',
    },
    working: {
      label: 'Sin fallas',
      title: 'Tu servicio funciona',
      text: 'Todo responde bien. Si algo falla, puede ser tu aparato o, en internet, el Wi-Fi: acércate al módem o prueba con otro aparato.',
    },
    unknown: {
      label: 'Sin respuesta',
      title: 'No pudimos terminar la revisión',
      text: 'Prueba otra vez en unos minutos.',
    },
  },
  pay: 'Ver mis facturas',
  visit: 'Pedir una visita',
  todo: 'Qué puedes hacer',
  visits: titles.visits,
  visitsText: 'Pide, cambia o cancela la visita de un técnico',
  visitsNotNeeded: 'Con esta falla no hace falta: la arreglamos en la red',
  person: 'Escribir a una persona',
  personText: 'Escríbenos y te respondemos aquí',
  wifi: titles.wifi,
  wifiText: 'Equipos, invitados, velocidad y clave',
} as const;
