// How the uses of a person's data are called among what they agreed to.
import type { PrivacyChoiceKind } from '@portal/contract/privacy/agreements';

export const privacyChoicesCopy = {
  subjects: {
    marketing: 'Promociones por correo electrónico',
    profiling: 'Propuestas según mis consumos',
    tracking: 'Medición con herramientas de otras empresas',
  } satisfies Record<PrivacyChoiceKind, string>,
} as const;
