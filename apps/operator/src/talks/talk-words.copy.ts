// What people at the operator's office answer, by what they are written about.

/** The first whose words are in the question. */
const subjects: readonly [RegExp, string][] = [
  [
    /rob[oóa]|perd[ií]|hurt/i,
    'Si te robaron o perdiste el teléfono, repórtalo primero en el portal: así tu línea y el equipo quedan bloqueados enseguida. ¿Ya lo hiciste?',
  ],
  [
    /factura|cobr|pag[oaué]|deud|debo|valor|precio/i,
    'Revisé lo que se cobró y lo estoy comparando con lo contratado. ¿De qué factura o de qué valor se trata?',
  ],
  [
    /internet|wifi|señal|senal|datos|lent[oa]|cobertura/i,
    'Pedí que revisen tu servicio desde aquí. ¿Te pasa todo el tiempo o solo a ciertas horas?',
  ],
  [/plan|paquete|recarga|saldo/i, 'Revisé lo que tienes contratado y lo que usas. ¿Qué te gustaría cambiar?'],
  [
    /chip|tel[eé]fono|equipo|reparaci/i,
    'Busqué tu equipo en nuestros registros. ¿Me cuentas un poco más de lo que le pasa?',
  ],
];

export const talkWords = {
  names: ['Daniela', 'Esteban', 'Gabriela', 'Andrés'],
  first: (name: string, said: string) =>
    `Hola, soy ${name}, de Atención al cliente. Leí tu conversación. ${
      subjects.find(([words]) => words.test(said))?.[1] ??
      'Quiero ayudarte bien: ¿me cuentas un poco más de lo que necesitas?'
    }`,
  next: [
    'Gracias por contarme. Ya lo pasé al área que lo resuelve y la tengo al tanto. Te escribo aquí cuando tenga su respuesta.',
    'Lo revisé otra vez con esa área y quedó anotado en tu caso. Si algo no está como esperabas, escríbeme por aquí.',
    'Recibido. Lo agregué a tu caso y lo tengo presente.',
  ],
} as const;
