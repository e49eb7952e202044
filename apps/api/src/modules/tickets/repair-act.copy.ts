// What a decision on the cost of a repair agrees to.
export const repairActCopy = {
  accepted: (ticketId: string) => `Aceptar el costo de la reparación ${ticketId}`,
  rejected: (ticketId: string) => `Rechazar el costo de la reparación ${ticketId}`,
} as const;
