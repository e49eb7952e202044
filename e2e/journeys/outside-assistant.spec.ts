// People behind a Chatwoot instead of the built-in assistant: its script on the assistant's origin, after a press.
import { createHmac } from 'node:crypto';
import { expect, test } from '../fixtures.ts';
import { AssistantPanel } from '../pages/assistant-panel.ts';
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
  const told = async (what: string) => {
    const line = assistant.frame.getByText(`${what} `).first();
    await expect(line).toBeAttached();
    return (await line.textContent())?.slice(what.length + 1) ?? '';
  };
  expect(JSON.parse(await told('run'))).toEqual({ websiteToken: 'website-token', baseUrl: CHATWOOT });
  const { id, ...user } = JSON.parse(await told('user'));
  expect(user).toEqual({
    name: 'Ana Lucía Paredes Vera',
    email: ana.login,
    identifier_hash: createHmac('sha256', KEY).update(id).digest('hex'),
  });
  expect(await told('toggle')).toBe('open');
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
