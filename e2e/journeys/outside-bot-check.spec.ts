// An outside bot check, chosen by settings: its script under our policy, its token checked by our server.
import { test as base, expect } from '../fixtures.ts';
import { RegisterPage } from '../pages/access-pages.ts';
import { type AnsweringServer, json, openAnsweringServer } from '../world/answering-server.ts';

/** What the service's script gives to a page, as far as we use it: a widget that makes a token when told to. */
const widget = `
  let made = 0;
  const boxes = [];
  window.turnstile = {
    render: (box, options) => boxes.push(options) - 1,
    execute: (at) => setTimeout(() => boxes[at].callback(boxes[at].sitekey + '-token-' + ++made)),
    reset: () => undefined,
  };
  window[new URL(document.currentScript.src).searchParams.get('onload')]();
`;
const SERVICE = 'https://challenges.cloudflare.com';

let opened: AnsweringServer | undefined;

const test = base.extend<{ service: AnsweringServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the needs of a fixture from this pattern.
  service: async ({}, use) => {
    opened ??= await openAnsweringServer(json({ success: true }));
    opened.answerWith(json({ success: true }));
    opened.received.length = 0;
    await use(opened);
  },
  world: async ({ service: { origin } }, use) =>
    use({
      BOT_CHECK: 'turnstile',
      BOT_CHECK_SITE_KEY: 'our-site-key',
      BOT_CHECK_SECRET: 'our-secret',
      BOT_CHECK_VERIFY_URL: `${origin}/siteverify`,
    }),
});

// One after the other, on the server of the first, which knows the service by its address.
test.describe.configure({ mode: 'default' });
test.afterAll(() => opened?.close());

test.beforeEach(({ watch }) => {
  watch.invites(SERVICE);
  // «Go on and ask for a code» is a 400 (JOIN-7).
  watch.provokes(400, 403, 'net::ERR_FAILED');
});

test('a person passes; whom the service refuses does not', async ({ page, service, outbox, watch }) => {
  await page.route(`${SERVICE}/**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: widget }),
  );
  const register = await new RegisterPage(page).open();
  service.answerWith(json({ success: false, 'error-codes': ['invalid-input-response'] }));
  await register.tryWith('gente@correo.example');
  await register.says('Error', 'No pudimos verificar que eres una persona');
  await register.accept();
  await expect(register.identifier).toHaveValue('gente@correo.example');

  service.answerWith(json({ success: true }));
  const code = await register.begin('gente@correo.example');
  expect(service.received.map((body) => Object.fromEntries(new URLSearchParams(body)))).toEqual([
    { secret: 'our-secret', response: 'our-site-key-token-1', remoteip: '127.0.0.1' },
    { secret: 'our-secret', response: 'our-site-key-token-2', remoteip: '127.0.0.1' },
  ]);
  expect(watch.calls('botChallenge')).toEqual([]);
  await code.tryCode(await outbox.code('gente@correo.example'));
  await expect(page).toHaveURL(/register-end-email$/);
});

test('a page that began where a card is typed admits no service, and is loaded anew', async ({
  page,
  watch,
}) => {
  await page.route(`${SERVICE}/**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: widget }),
  );
  await page.goto('/ec/billing/pay/F-1');
  await page.getByRole('link', { name: 'Regístrate' }).click();
  const register = await new RegisterPage(page).isOpen();
  await register.begin('gente@correo.example');
  expect(watch.problems).toEqual([]);
});
