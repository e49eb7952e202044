// Sentences of the chip of a line.

export const chipCopy = {
  title: 'Tu chip',
  failed: 'No pudimos cargar tu chip',
  waiting: 'Cargando tu chip',
  iccid: 'Número (ICCID)',
  puk: 'Código PUK',
  pukHint: 'El PUK desbloquea tu chip si te equivocas tres veces con el PIN. No lo compartas con nadie.',
  hidden: '••••••••',
  show: 'Ver número y PUK',
  showing: 'Buscando…',
  hide: 'Ocultar',
  notShown: 'No pudimos mostrar tu chip. Inténtalo de nuevo.',
  locked:
    'Tu chip está protegido contra cambios: nadie puede cambiar tu chip ni llevarse tu número a otro operador.',
  unlocking: (moment: string) => `El candado se quita el ${moment}. Hasta entonces sigue puesto.`,
  unlocked: (moment: string) =>
    `Sin candado desde el ${moment}: tu chip se puede cambiar y tu número se puede portar.`,
  unlock: 'Quitar candado',
  lock: 'Poner candado',
  keep: 'Dejarlo puesto',
  saving: 'Guardando…',
  ask: '¿Quitar el candado del chip?',
  consequence:
    'Hazlo solo si vas a cambiar de chip o a portar tu número. Se quita dentro de una hora, y te avisamos por todos tus medios.',
  cancel: 'Cancelar',
  stolen: 'Me robaron o perdí el teléfono',
  onlyHolder: 'Solo el titular de la línea puede quitar el candado.',
  notSaved: 'No pudimos guardar el cambio. Inténtalo de nuevo.',
} as const;
