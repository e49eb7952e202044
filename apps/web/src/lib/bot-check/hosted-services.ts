// Bot checks of outside services, loaded only where the operator has configured one.
import type { HostedServiceName } from './hosted-names.ts';
import { type HostedService, openHostedWidget } from './hosted-widget.ts';
import type { ProofMaker } from './port.ts';

const SERVICES: Record<HostedServiceName, HostedService> = {
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    globalName: 'turnstile',
    options: { execution: 'execute', appearance: 'interaction-only', language: 'es' },
  },
  recaptcha: {
    script: 'https://www.google.com/recaptcha/api.js',
    globalName: 'grecaptcha',
    options: { size: 'invisible' },
  },
  hcaptcha: {
    script: 'https://js.hcaptcha.com/1/api.js',
    globalName: 'hcaptcha',
    options: { size: 'invisible' },
  },
};

export function openHostedCheck(name: HostedServiceName, siteKey: string): Promise<ProofMaker> {
  return openHostedWidget(SERVICES[name], siteKey);
}
