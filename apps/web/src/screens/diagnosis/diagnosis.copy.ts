// Every sentence of «Revisar mi servicio».
export const diagnosisCopy = {
  title: 'Revisar mi servicio',
  lead: 'Probamos tu servicio de hogar paso a paso.',
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
      passed: ['La red de tu sector', 'No hay fallas conocidas'],
      failed: ['La red de tu sector', 'Hay una falla conocida'],
      unknown: ['La red de tu sector', 'No pudimos consultarla ahora'],
    },
    network: {
      passed: ['Tu equipo', 'Responde'],
      failed: ['Tu equipo', 'No responde'],
      unknown: ['Tu equipo', 'No pudimos probarlo ahora'],
    },
  },
  outcomes: {
    suspended: {
      title: 'Tu servicio está suspendido',
      text: 'Paga lo que está vencido y vuelve solo, sin que nadie tenga que ir.',
    },
    visit: {
      title: 'Tu equipo no responde',
      text: 'Desconéctalo de la corriente un minuto, vuelve a conectarlo y prueba otra vez. Si sigue igual, lo tiene que ver un técnico.',
    },
    working: {
      title: 'Todo responde bien',
      text: 'La falla puede estar en el wifi o en tu aparato: acércate al módem y prueba con otro equipo.',
    },
    unknown: {
      title: 'No pudimos terminar la revisión',
      text: 'Prueba otra vez en unos minutos.',
    },
  },
  pay: 'Ver mis facturas',
  visit: 'Pedir una visita',
} as const;
