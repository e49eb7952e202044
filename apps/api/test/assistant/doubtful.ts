// What may mean one thing or another, whatever else is learnt: of these at least one is understood as either of two.
export const doubtful = [
  'suspender mi línea',
  'roaming cobrado',
  'cobro de roaming',
  'mis datos',
  'pagar por otro',
  'devolver el dinero',
];
