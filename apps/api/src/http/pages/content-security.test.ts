import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { admittingPartsOf, createPolicies, type PolicyNeeds } from './content-security.ts';

const sandbox: PolicyNeeds = {
  payOrigin: 'http://127.0.0.1:3001',
  cardProvider: 'sandbox',
  frameOrigin: 'http://127.0.0.1:3001',
  searchUrl: 'https://site.example/buscar',
  botCheck: 'altcha',
  assistantOrigin: null,
  ga4Id: '',
  matomoUrl: '',
};
const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

describe('the frame', () => {
  it('is admitted in the pages of the portal, and in nothing else', () => {
    const policyOf = createPolicies(sandbox);
    for (const url of ['/ec', '/ec/', '/ec/home?x=1', '/ec/billing/pay/F-1'])
      expect(directive(policyOf(url), 'frame-src')).toBe('frame-src http://127.0.0.1:3001');
    for (const url of ['/docs', '/dev/outbox', '/PaymentManagement/api/ec/x', '/ecx'])
      expect(directive(policyOf(url), 'frame-src')).toBe("frame-src 'none'");
  });

  it('has its own origin, or none', () => {
    const elsewhere = createPolicies({ ...sandbox, frameOrigin: 'https://pagos.example' })('/ec/home');
    expect(directive(elsewhere, 'frame-src')).toBe('frame-src https://pagos.example');
    const none = createPolicies({ ...sandbox, frameOrigin: null })('/ec/home');
    expect(directive(none, 'frame-src')).toBe("frame-src 'none'");
  });
});

describe('the hosts of the card provider', () => {
  it('are admitted where it is chosen, also beside a card', () => {
    const policyOf = createPolicies({ ...sandbox, cardProvider: 'kushki' });
    for (const url of ['/ec/home', '/ec/billing/pay/F-1']) {
      expect(directive(policyOf(url), 'script-src')).toMatch(
        /^script-src 'self' https:\/\/cdn\.siftscience\.com https:\/\/\*\.cardinalcommerce\.com/,
      );
      // The page of a card's bank.
      expect(directive(policyOf(url), 'frame-src')).toContain(' https:');
      expect(directive(policyOf(url), 'form-action')).toContain(' https:');
      expect(directive(policyOf(url), 'connect-src')).toContain('https://api.kushkipagos.com');
    }
    expect(policyOf('/docs')).not.toMatch(/kushki|siftscience/);
  });

  it('are not with the sandbox', () => {
    const policy = createPolicies(sandbox)('/ec/billing/pay/F-1');
    expect(policy).not.toMatch(/kushki|siftscience|cardinal/);
    expect(directive(policy, 'form-action')).toBe("form-action 'self' https://site.example");
  });
});

describe('the assistant', () => {
  it('is admitted in every page but those where a card is typed', () => {
    const policyOf = createPolicies({ ...sandbox, assistantOrigin: 'http://127.0.0.1:3002' });
    expect(directive(policyOf('/ec/home'), 'frame-src')).toContain('http://127.0.0.1:3002');
    for (const url of [
      '/ec/billing/pay/F-1',
      '/EC/Billing/Pay/F-1?x=1',
      '/ec/additional-packages/obtain-credit-card-pay',
      '/ec/recharge/package/payment-method',
    ])
      expect(policyOf(url)).not.toContain('http://127.0.0.1:3002');
  });
});

describe('scripts inside a page', () => {
  it('run as they are, and no others', () => {
    const html = '<script>let a = 1;</script><script src="/ec/a.js"></script>';
    const policy = admittingPartsOf(html, createPolicies(sandbox)('/ec/'));
    const hash = createHash('sha256').update('let a = 1;').digest('base64');
    expect(directive(policy, 'script-src')).toBe(`script-src 'self' 'sha256-${hash}'`);
    expect(policy).not.toContain('unsafe-inline');
  });
  it('stand beside styles that are admitted the same way', () => {
    const policy = admittingPartsOf('<style>a{}</style>', createPolicies(sandbox)('/ec/'));
    const hash = createHash('sha256').update('a{}').digest('base64');
    expect(directive(policy, 'style-src')).toBe(`style-src 'self' 'sha256-${hash}'`);
  });
});
