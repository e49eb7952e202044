// What is said of arrangements, whether one is wanted or stands.

export const partMissed =
  'Si pasan 2 días de la fecha sin pagar esa parte, el acuerdo termina y debes pagar ya lo que falte; si por eso se suspende el servicio, te avisamos qué día. Antes, págala en «Ver el acuerdo».';

export const undoArrangement =
  'Sí, si todavía no pagaste ninguna parte: abre la factura, «Ver el acuerdo» y «Cancelar el acuerdo». Vuelves a deber la factura completa, en su fecha, y cuenta entre los acuerdos de este año.';

export const arrangementCost =
  'Antes de confirmar ves si cuesta algo: «Sin costo: solo pagas tu factura», o el valor. Las partes se pueden pagar antes de su fecha, una tras otra, sin multa y sin descuento.';

export const payEarlier =
  'Sí, puedes terminarlo antes: abre la factura, «Ver el acuerdo», y paga las partes una tras otra, sin esperar sus fechas, sin multa y sin descuento.';
