// What is agreed to by registering.
export const registerActCopy = {
  terms: (version: string) => `Términos y condiciones, versión ${version}`,
} as const;
