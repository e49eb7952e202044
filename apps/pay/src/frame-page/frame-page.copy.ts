// Every sentence of the payment frame. The messages under the card's fields are quoted: exact.
import { rechargeBalanceName } from '@portal/market/money';
import { taxName } from '@portal/market/tax';
import { asSentence } from '@portal/market/text';

const untouched = 'No se hizo ningún cobro.';

export const frameCopy = {
  waiting: 'Preparando tu pago…',
  demo: 'Página de demostración',
  demoNote: 'No se cobra dinero. No uses una tarjeta real.',
  titles: {
    postpaid: 'Paga tu factura',
    fixed: 'Paga tu factura',
    recharge: 'Recarga tu línea',
    data_packets: 'Compra un paquete de datos',
    roaming_packages: 'Compra un paquete roaming',
    tdc: 'Paga con tu tarjeta',
    factura: 'Carga a tu factura',
    prepaid: 'Paga con tu saldo',
  } as Record<string, string>,
  line: (masked: string) => `Línea ${masked}`,
  until: (time: string) => `Tienes hasta las ${time} para pagar.`,
  choose: {
    legend: '¿Qué quieres pagar?',
    legendToBuy: '¿Qué quieres comprar?',
    groups: { recharge: 'Recargas', package: 'Paquetes', bill: 'Facturas' },
    goOn: 'Continuar',
  },
  summary: {
    title: 'Vas a pagar',
    titleToBuy: 'Vas a comprar',
    change: 'Cambiar',
    total: 'Total',
    tax: `Incluye ${taxName}`,
  },
  methods: {
    bankCard: '',
    account: 'Se suma a tu próxima factura.',
    wallet: `Se descuenta de tu saldo de ${rechargeBalanceName}.`,
  },
  /** The two standings are quoted: exact. */
  balance: {
    title: 'Cargo a saldo',
    enough: 'Saldo Suficiente',
    notEnough: 'Saldo Insuficiente',
    hint: 'Prueba con una tarjeta de crédito o débito.',
    current: 'Saldo actual',
    left: 'Saldo restante',
    before: (money: string) => `Tu saldo es ${money}.`,
  },
  /** Quoted: exact. */
  terms: {
    accept: 'Acepto términos y condiciones de contratación',
    missing: 'Favor de aceptar los términos y condiciones',
    read: 'Leer los términos y condiciones',
  },
  pay: (money: string) => `Pagar ${money}`,
  confirm: (money: string) => `Confirmar ${money}`,
  paying: 'Pagando…',
  charging: 'Registrando tu compra…',
  cancel: 'Cancelar',
  card: {
    title: 'Datos de la tarjeta',
    save: 'Guardar esta tarjeta',
    safe: 'Tu tarjeta viaja cifrada al proveedor de pagos, que la guarda solo si tú lo eliges.',
    name: 'Nombre del titular',
    nameHint: 'Como aparece en la tarjeta.',
    number: 'Número de tarjeta',
    expiry: 'Vencimiento',
    expiryHint: 'MM/AA',
    cvc: 'CVV',
    cvcHint: '3 o 4 dígitos',
    errors: {
      nameMissing: 'Introduzca el nombre del titular',
      numberMissing: 'Ingrese un número de tarjeta',
      numberWrong: 'Ingrese un número de tarjeta válido',
      expiryMissing: 'Ingrese una fecha de expiración',
      expiryWrong: 'Ingrese fecha de expiración válida',
      cvcMissing: 'Ingrese un CVV',
      cvcWrong: 'Ingrese un CVV válido',
    },
  },
  bank: {
    name: 'Banco de demostración',
    title: 'Confirma que eres tú',
    /** The digits are those of a small charge, which goes back by itself. */
    otp: 'Tu banco hizo un cobro pequeño, que se devuelve en minutos. Escribe los tres dígitos de ese valor: los ves en el mensaje o en la aplicación de tu banco.',
    page: 'Escribe el código que te enviamos para autorizar esta compra.',
    toSave: 'Es para guardar tu tarjeta.',
    code: 'Código de tu banco',
    confirm: 'Confirmar',
    missing: 'Escribe el código',
    wrong: (left: number) =>
      `El código no es correcto. ${left === 1 ? 'Te queda 1 intento' : `Te quedan ${left} intentos`}.`,
    wrongPage: 'El código no es correcto. Intenta de nuevo.',
    noAnswer: 'No pudimos comprobarlo. Intenta de nuevo.',
    frame: 'Página de tu banco',
    proven: { title: 'Listo', text: 'Confirmaste que eres tú.' },
    refused: { title: 'No pudimos confirmar que eres tú', text: 'El banco no autorizó esta compra.' },
    incomplete: { title: 'Esta página no está completa', text: 'Vuelve al comercio y paga otra vez.' },
  },
  refused: {
    title: 'No se hizo el pago',
    card: (reason: string) => `${asSentence(reason)} ${untouched} Puedes probar con otra tarjeta.`,
    other: (reason: string) => `${asSentence(reason)} ${untouched}`,
    amount: (money: string) =>
      `El valor cambió: ahora es ${money}. ${untouched} Revísalo y vuelve a confirmar.`,
    balance: `Fondos Insuficientes. ${untouched}`,
    paidHere: (authorization: string) =>
      `Esta factura ya se pagó con la autorización ${authorization} y todavía figura por pagar. ${untouched} Vuelve al portal y escríbenos con ese número: lo corregimos.`,
    bank: `Tu banco no confirmó que eres tú. ${untouched} Puedes probar con otra tarjeta.`,
    left: `Cancelaste la confirmación de tu banco. ${untouched}`,
    unknown: `No pudimos hacer el pago. ${untouched} Intenta de nuevo en un momento.`,
  },
  paid: {
    title: 'Pago realizado',
    /** Charged to the invoice: nothing has been paid. */
    charged: { title: 'Compra realizada', text: 'Se suma a tu próxima factura.' },
    framed: 'Te llevamos de vuelta al portal.',
    tab: 'Ya puedes cerrar esta pestaña y volver al portal.',
    reference: 'Número de autorización',
  },
  unknown: {
    title: 'Tu pago está en verificación',
    text: 'Estamos confirmando si el pago se completó. No pagues otra vez: no se cobrará dos veces.',
    later: 'Está tardando más de lo normal. Vuelve al portal: ahí verás el resultado.',
  },
  ended: {
    incomplete: {
      title: 'Este enlace de pago no está completo',
      text: 'Vuelve al portal y abre el pago otra vez.',
    },
    silent: {
      title: 'El portal no respondió',
      text: `${untouched} Cierra esta página de pago y ábrela otra vez desde el portal.`,
    },
    expired: {
      title: 'Se acabó el tiempo para pagar',
      text: `${untouched} Vuelve al portal y abre el pago otra vez.`,
    },
    closed: {
      title: 'Este pago ya no está disponible',
      text: 'Terminó, se acabó el tiempo o se abrió en otra ventana. Vuelve al portal para ver cómo quedó.',
    },
    nothing: {
      title: 'No hay nada por pagar aquí',
      text: 'Vuelve al portal: ahí verás el estado de tu factura o servicio.',
    },
    lost: {
      title: 'Pago en proceso',
      text: 'Otra persona la está pagando. A tu tarjeta no se le cobró nada.',
    },
    cancelled: { title: 'Cancelaste el pago', text: untouched },
    refused: { title: 'El pago fue rechazado', text: untouched },
    quiet: { title: 'Esta página dejó de responder', text: 'Así se comporta un proveedor que calla.' },
  },
  failed: {
    title: 'No pudimos cargar tu pago',
    text: 'Revisa tu conexión e intenta de nuevo.',
    retry: 'Intentar de nuevo',
  },
  tools: {
    title: 'Herramientas de demostración',
    text: 'Para probar el portal: no existen en un proveedor real.',
    approve: 'Aprobar',
    decline: 'Rechazar',
    quiet: 'Cerrar sin responder',
    stranger: 'Enviar origen falso',
    strangerFrame: 'Página de otro origen',
    holder: 'PERSONA DE PRUEBA',
  },
};
