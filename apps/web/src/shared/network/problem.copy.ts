// What is said of problems of the network, wherever they are shown.
export const problemCopy = {
  label: 'Falla en la red',
  notYours: 'No es tu equipo',
  title: (until: string) => `Hay una falla en tu zona. ${until}`,
  back: (moment: string) => `El servicio vuelve ${moment}`,
  notKnown: 'Aún no sabemos cuándo vuelve el servicio',
  known: 'Ya la conocemos y trabajamos en ella. No hace falta que la reportes.',
  since: 'Empezó',
  news: 'Próxima actualización',
  credit: 'Te devolvemos',
  about: (money: string) => `cerca de ${money}`,
  watch: 'Avísame cuando vuelva',
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
  waitingServices: 'Cargando tus servicios',
  noHome: {
    title: 'No tienes servicios Hogar',
    text: 'Esta página es para internet, televisión y telefonía fija.',
    act: 'Ver mis servicios',
  },
} as const;
