// People behind a Chatwoot, instead of the built-in assistant or after it: its script on the assistant's origin, after a press.
import { createHmac } from 'node:crypto';
import { expect, test } from '../fixtures.ts';
import { AssistantPanel } from '../pages/support-pages.ts';
import { ana } from '../world/customers.ts';

const CHATWOOT = 'https://chat.operadora.example';
const KEY = 'identity-key-of-tests';

/** What Chatwoot's script gives to a page, as far as we use it: it shows what it was told. */
const sdk = `
  const said = (what) => document.body.append(Object.assign(document.createElement('pre'), { textContent: what }));
  window.chatwootSDK = {
    run(options) {
      said('run ' + JSON.stringify(options));
      window.$chatwoot = {
        setUser: (id, user) => said('user ' + JSON.stringify({ id, ...user })),
        setCustomAttributes: (attributes) => said('attributes ' + JSON.stringify(attributes)),
        toggle: (state) => said('toggle ' + state),
      };
      dispatchEvent(new CustomEvent('chatwoot:ready'));
    },
  };
`;

test.use({
  world: {
    ASSISTANT: 'chatwoot',
    ASSISTANT_SECRET: 'secret-of-the-live-chat',
    LIVE_CHAT_URL: 'https://chat.operadora.example/persona',
    CHATWOOT_BASE_URL: CHATWOOT,
    CHATWOOT_WEBSITE_TOKEN: 'website-token',
    CHATWOOT_HMAC_KEY: KEY,
  },
});

// One after the other, on the server of the first.
test.describe.configure({ mode: 'default' });

/** What Chatwoot's script was told last of that. */
async function told(assistant: AssistantPanel, what: string): Promise<string> {
  const line = assistant.frame.getByText(`${what} `).first();
  await expect(line).toBeAttached();
  return (await line.textContent())?.slice(what.length + 1) ?? '';
}

test('nobody is asked before the press; then it is told who the customer is, with proof', async ({
  loginPage,
  page,
  watch,
}) => {
  watch.invites(CHATWOOT);
  await page.route(`${CHATWOOT}/**`, (route) => route.fulfill({ contentType: 'text/javascript', body: sdk }));
  await loginPage.arrive(ana);
  const assistant = new AssistantPanel(page);
  await expect(assistant.launcher).toBeVisible();
  expect(watch.calls(CHATWOOT)).toEqual([]);

  await assistant.launcher.click();
  expect(JSON.parse(await told(assistant, 'run'))).toEqual({
    websiteToken: 'website-token',
    baseUrl: CHATWOOT,
  });
  const { id, ...user } = JSON.parse(await told(assistant, 'user'));
  expect(user).toEqual({
    name: 'Ana Lucía Paredes Vera',
    email: ana.login,
    identifier_hash: createHmac('sha256', KEY).update(id).digest('hex'),
  });
  expect(await told(assistant, 'toggle')).toBe('open');
  // It runs on the assistant's origin: the portal's own page has nothing of it.
  expect(await page.evaluate(() => 'chatwootSDK' in window)).toBe(false);
  await expect(assistant.field).toHaveCount(0);
});

test('a script that does not come leaves the phone', async ({ loginPage, page, watch }) => {
  watch.invites(CHATWOOT);
  watch.provokes('net::ERR_FAILED');
  await page.route(`${CHATWOOT}/**`, (route) => route.abort());
  await loginPage.arrive(ana);
  const assistant = new AssistantPanel(page);
  await assistant.launcher.click();
  await expect(assistant.messages.last()).toContainText('Llámanos al *611 / 5004040');
});

test.describe('after the built-in assistant', () => {
  test.use({
    world: {
      CHATWOOT_BASE_URL: CHATWOOT,
      CHATWOOT_WEBSITE_TOKEN: 'website-token',
      CHATWOOT_HMAC_KEY: KEY,
    },
  });

  test('two taps after what it does not know it opens with what was said, and is asked of nothing before', async ({
    loginPage,
    page,
    watch,
  }) => {
    watch.invites(CHATWOOT);
    await page.route(`${CHATWOOT}/**`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: sdk }),
    );
    await loginPage.arrive(ana);
    const assistant = await new AssistantPanel(page).open();
    await assistant.ask('¿Quién ganó el partido de ayer?');
    await assistant.reply('Escribir a una persona').last().click();
    await assistant.handOver.getByRole('textbox').fill('Mi clave es Portal2026');
    expect(watch.calls(CHATWOOT)).toEqual([]);
    await assistant.reply('Enviar a una persona').click();
    expect(JSON.parse(await told(assistant, 'user'))).toMatchObject({ email: ana.login });
    const attributes = assistant.frame.getByText('attributes {"transcript_1"');
    await expect(attributes).toContainText(
      /Tú: ¿Quién ganó el partido de ayer\?.*Asistente: No sé.*Tú: Mi clave es ••••/,
    );
    expect(await told(assistant, 'toggle')).toBe('open');
    // Nothing of it goes to the operator besides.
    expect(watch.calls('/handover', 'POST')).toEqual([]);
  });
});
