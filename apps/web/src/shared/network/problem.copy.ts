// What is said of problems of the network, wherever they are shown.
export const problemCopy = {
  title: 'Hay una falla en la red',
  known: 'Ya la conocemos y trabajamos en ella. No hace falta que la reportes.',
  since: 'Desde',
  until: 'Esperamos que termine',
  notKnown: 'Aún no lo sabemos',
  news: 'Próxima noticia',
  credit: (money: string) => `Te devolveríamos unos ${money} en tu próxima factura.`,
  watch: 'Avísame',
  watchWhat: ' cuando cambie o termine',
  watching: 'Guardando…',
  unwatch: 'Ya no me avises',
  watched: 'Te avisamos si cambia la hora y cuando termine.',
  notSaved: 'No pudimos guardar tu elección. Intenta de nuevo.',
  over: (day: string) => `La falla del ${day} terminó`,
  given: (money: string) => `Te devolvemos ${money} en tu próxima factura.`,
  givenOn: (money: string, billNo: string) => `Te devolvimos ${money} en la factura ${billNo}.`,
} as const;

/** Of pages of one service at home. */
export const homePageCopy = {
  backToServices: 'Mis Servicios',
  waitingServices: 'Cargando tus servicios',
  noHome: {
    title: 'No tienes servicios de hogar',
    text: 'Esta página es para internet, televisión y telefonía fija.',
    act: 'Ver mis servicios',
  },
} as const;
