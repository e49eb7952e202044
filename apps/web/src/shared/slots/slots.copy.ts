// Sentences of choosing when: the same for a technician's visit and for a turn at an office.
export const slotsCopy = {
  waiting: 'Cargando los horarios libres',
  failed: 'No pudimos cargar los horarios',
  none: {
    title: 'No hay horarios libres',
    text: 'En los próximos días no queda ninguno. Mira de nuevo más tarde.',
    act: 'Mirar otra vez',
    busy: 'Mirando…',
  },
  day: 'Día',
  hours: 'Horario',
  range: (from: string, until: string) => `${from} a ${until}`,
  chooseDay: 'Elige un día',
  chooseHours: 'Elige un horario',
  taken: 'Ese horario se acaba de ocupar. Elige otro.',
  notSent: 'No pudimos enviarlo. Intenta de nuevo.',
  move: 'Cambiar horario',
  back: 'Volver',
} as const;
