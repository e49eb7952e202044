// The outside services that may be configured; a file of its own, so that asking costs nobody their code.

const NAMES = ['turnstile', 'recaptcha', 'hcaptcha'] as const;

export type HostedServiceName = (typeof NAMES)[number];

export function isHostedService(name: string): name is HostedServiceName {
  return NAMES.some((known) => known === name);
}
