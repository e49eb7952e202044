// Bot checks of outside services, loaded only where the operator has configured one.
import { BotCheckFailure, type HostedServiceName, type ProofMaker } from './port.ts';

// Somebody else's invisible widget: its script, one hidden box, one token a time.
/** What Turnstile, reCAPTCHA and hCaptcha have in common. */
interface WidgetApi {
  render: (box: HTMLElement, options: Record<string, unknown>) => string | number;
  execute: (widget: string | number) => unknown;
  reset: (widget: string | number) => void;
}

interface HostedService {
  /** Without its query. */
  script: string;
  /** The object its script makes. */
  globalName: string;
  /** Besides the site key and the callbacks. */
  options: Record<string, unknown>;
}

const SCRIPT_LIMIT_MS = 15_000;
/** The service may ask the customer to do something. */
const TOKEN_LIMIT_MS = 120_000;

async function openHostedWidget(service: HostedService, siteKey: string): Promise<ProofMaker> {
  const api = await loadApi(service);
  const box = document.body.appendChild(document.createElement('div'));
  // Where a service may show what it asks, above everything of ours.
  Object.assign(box.style, { position: 'fixed', bottom: '16px', left: '16px', zIndex: '100' });
  let settle: { resolve: (token: string) => void; reject: () => void } | undefined;
  const fail = () => {
    settle?.reject();
    return true;
  };
  const widget = api.render(box, {
    sitekey: siteKey,
    ...service.options,
    callback: (token: string) => settle?.resolve(token),
    'error-callback': fail,
    'expired-callback': fail,
    'timeout-callback': fail,
    'close-callback': fail,
  });
  return () =>
    new Promise<string>((resolve, reject) => {
      const refuse = () => reject(new BotCheckFailure('failed'));
      const timer = setTimeout(refuse, TOKEN_LIMIT_MS);
      const done = (act: () => void) => {
        clearTimeout(timer);
        settle = undefined;
        act();
      };
      settle = { resolve: (token) => done(() => resolve(token)), reject: () => done(refuse) };
      api.reset(widget);
      api.execute(widget);
    });
}

function loadApi({ script, globalName }: HostedService): Promise<WidgetApi> {
  const ready = `portal${globalName}Ready`;
  return new Promise<WidgetApi>((resolve, reject) => {
    const tag = document.createElement('script');
    const give = () => {
      const api: unknown = Reflect.get(window, globalName);
      if (isWidgetApi(api)) resolve(api);
      else reject(new BotCheckFailure('unreachable'));
    };
    Reflect.set(window, ready, give);
    tag.src = `${script}?${new URLSearchParams({ render: 'explicit', onload: ready, hl: 'es' })}`;
    tag.onerror = () => {
      tag.remove();
      reject(new BotCheckFailure('unreachable'));
    };
    setTimeout(() => tag.onerror?.('timeout'), SCRIPT_LIMIT_MS);
    document.head.append(tag);
  });
}

function isWidgetApi(value: unknown): value is WidgetApi {
  return typeof value === 'object' && value !== null && 'render' in value && 'execute' in value;
}

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
