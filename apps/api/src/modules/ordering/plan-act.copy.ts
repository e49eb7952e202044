// What is agreed to by ordering another plan.
export const planActCopy = {
  subject: (planName: string) => `Cambio al plan ${planName}`,
} as const;
