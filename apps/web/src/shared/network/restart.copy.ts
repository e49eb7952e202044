// What is said when the router of a home is started anew, and when it does not answer.
export const restartCopy = {
  restart: 'Reiniciar el módem',
  starting: 'Reiniciando…',
  ask: '¿Reiniciar el módem?',
  askText: 'Te quedas sin internet cerca de un minuto. Tus equipos se conectan de nuevo solos.',
  back: 'Volver',
  started: 'El módem se está reiniciando.',
  failed: 'No pudimos reiniciarlo. Intenta de nuevo.',
} as const;

/** By the code of a refusal. */
export const routerTroubles: Readonly<Record<string, string>> = {
  RESTART_PENDING: 'El módem ya se está reiniciando.',
  ROUTER_UNREACHABLE:
    'Tu módem no responde. Revisa que esté encendido, o mira si hay una falla en Ayuda técnica.',
  TOO_MANY_REQUESTS: 'Lo pediste muchas veces seguidas. Espera un rato.',
};
