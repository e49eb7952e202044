import { chatPayloadSchema } from '@portal/contract/help/assistant';
import { expect, test } from 'vitest';
import { liveChatLink } from './auth-frame.tsx';

test('the documents’ payload in the fragment, and nobody in it', () => {
  const [page, fragment = ''] = liveChatLink('https://chat.example/', 'https://portal.example').split('#');
  expect(page).toBe('https://chat.example/');
  expect(fragment).toMatch(/^[\w-]+$/);
  const payload = chatPayloadSchema.parse(JSON.parse(Buffer.from(fragment, 'base64url').toString('utf8')));
  expect(payload).toMatchObject({ token: null, category: null, origin: 'https://portal.example' });
});
