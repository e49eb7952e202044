// A plan that has been ordered and has not begun.

export const pendingPlanCopy = {
  title: (plan: string, day: string) => `Tu línea cambia a ${plan} el ${day}`,
  text: (now: string, money: string) =>
    `Hasta ese día sigues con ${now}. Desde entonces pagas ${money} al mes. Te avisaremos cuando empiece.`,
} as const;
