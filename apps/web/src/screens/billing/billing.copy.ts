// Every sentence of invoices. The billing error and the invoice that is not ready are quoted: exact.
export const billingCopy = {
  title: 'Pagos y Facturas',
  lead: 'Tus últimos 6 periodos.',
  line: 'Línea',
  chooseLine: 'Elige una línea',
  lineOption: (name: string, number: string) => `${name} · ${number}`,
  loading: 'Cargando tus facturas',
  next: {
    title: 'Próximo pago',
    dueOn: (month: string, day: string) => `Factura de ${month}, hasta el ${day}.`,
    wasDueOn: (month: string, day: string) => `Factura de ${month}, venció el ${day}.`,
    /** In two digits (HOME-7). */
    daysLeft: (days: string) => (days === '01' ? 'Queda 01 día.' : `Quedan ${days} días.`),
    pay: (money: string) => `Pagar ${money}`,
    download: 'Descargar factura',
    open: 'Ver qué te cobramos',
    downloading: 'Descargando…',
  },
  nothingDue: {
    title: 'Esta línea está al día',
    text: 'No tiene facturas por pagar.',
    inProcess: (money: string) => `Tu pago de ${money} está en proceso. Se refleja hasta en 24 horas.`,
    verifying: {
      title: 'Tu pago está en verificación',
      text: (money: string) =>
        `Estamos confirmando con tu banco si el pago de ${money} se completó. No hace falta que pagues otra vez: no se cobrará dos veces.`,
    },
  },
  history: {
    title: 'Facturas',
    caption: (line: string) => `Facturas de ${line}`,
    period: (from: string, until: string) => `Periodo ${from} – ${until}`,
    dueOn: (day: string) => `Vencimiento ${day}`,
    columns: {
      picture: 'Tipo',
      bill: 'Factura',
      state: 'Estado',
      amount: 'Valor',
      pay: 'Pago',
      download: 'Descarga',
    },
    pay: 'Pagar',
    left: (money: string) => `Quedan ${money}`,
    claimed: (money: string) => `Reclamas ${money}`,
    ofBill: (month: string) => ` la factura de ${month}`,
    download: (month: string) => `Descargar la factura de ${month}`,
    year: (year: number) => `Todas las de ${year} (ZIP)`,
    yearName: (number: string, year: number) => `facturas-${number}-${year}.zip`,
    downloading: (month: string) => `Descargando la factura de ${month}`,
    empty: {
      title: 'Aún no hay facturas',
      text: 'La primera aparecerá aquí después de tu fecha de corte.',
    },
    failed: {
      title: 'No pudimos cargar tus facturas',
      text: 'Intenta de nuevo en un momento.',
      retry: 'Reintentar',
    },
    ready: 'Tu factura está lista hasta 5 días laborales después de tu fecha de corte.',
  },
  waiting: {
    title: 'Por facturar',
    detail: 'Compras que llegarán en tu próxima factura.',
    total: (money: string) => `Total ${money}`,
    ofLine: (day: string, line: string) => `${day} · ${line}`,
    failed: 'No pudimos cargar lo que falta por facturar',
  },
  elsewhere: {
    title: (name: string, money: string) => `${name} tiene ${money} vencidos`,
    text: (day: string) => `Venció el ${day}.`,
    show: 'Ver esa factura',
  },
  offline: {
    title: 'Sin conexión',
    text: 'No pudimos conectarnos para traer tus facturas. Revisa tu internet e intenta de nuevo.',
  },
  error: {
    title: 'Error en el Servicio de Facturación',
    text: 'Algunos datos no pudieron ser cargados',
    retry: 'Reintentar',
    goOn: 'Continuar',
  },
  download: {
    failed: 'No pudimos descargar la factura. Revisa tu internet e intenta de nuevo.',
  },
  notReady: {
    title: 'Descarga de factura',
    text: 'Tu factura estará listo en los próximos 5 días laborales a partir de tu fecha de corte.',
    close: 'Cerrar',
  },
  onlyPrepaid: {
    title: 'Tus líneas no tienen facturas',
    text: 'Las facturas son de las líneas pospago y de los servicios del hogar.',
  },
  noLines: {
    title: 'Aún no tienes servicios',
    text: 'Cuando asocies una línea pospago o un servicio del hogar, verás aquí sus facturas.',
  },
  associate: 'Asociar un servicio',
  toHome: 'Volver a Home',
} as const;
