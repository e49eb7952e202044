// Sentences of the code that confirms a change of plan, and of what may go wrong with it.
import { formatMoney } from '../../lib/money.ts';

export const codeCopy = {
  title: 'Confirma con tu código',
  lead: (destination: string, plan: string) =>
    `Enviamos un SMS con un código de 4 dígitos al ${destination}. Escríbelo para cambiar a ${plan}.`,
  label: 'Código de 4 dígitos',
  submit: 'Confirmar cambio',
  checking: 'Confirmando…',
  cancel: 'Cancelar',
  invalid: 'El código es inválido',
  resentTitle: 'Éxito!',
  resent: (destination: string) => `Código de confirmación reenviado a ${destination}`,
  sendFailed: 'Sucedió un error al enviar el código intenta nuevamente.',
  resendFailed: 'Ocurrió un error al reenviar el código, por favor intente de nuevo.',
  serviceTitle: 'Error al invocar servicio',
  service: 'Ocurrió un error en la petición',
  codeKept: 'Tu código sigue siendo válido: intenta de nuevo.',
  /** The grant that a code earns does not live for ever. */
  again: 'Tu confirmación venció. Pide otro código para continuar.',
  notice: 'Aviso',
  error: 'Error',
  close: 'Cerrar',
  priceTitle: 'El valor del plan cambió',
  price: (cents: number) =>
    `Ahora es ${formatMoney(cents)} al mes. Revísalo y, si estás de acuerdo, continúa.`,
} as const;
