// Headers of requests that a call reads, beside `Authorization`: what they mean, with an example of each.
import { exampleNumberHere } from '@portal/market/demo';

export const requestHeaders = {
  'Request-UUID': {
    description:
      'The request’s own id: echoed, and the key of a purchase, an order or a decision that is sent again.',
    example: 'EC-100712345678',
  },
  claroid: {
    description: 'A line of the caller, in any spelling: any other is 404.',
    example: exampleNumberHere,
  },
  serviceid: { description: 'A line or an account of the caller: any other is 404.', example: '8.100001' },
  UserId: {
    description:
      'Who this is about, where nobody has signed in yet: an e-mail or a number, as typed or in Base64.',
    example: 'ana.paredes@correo.example',
  },
  OperationId: {
    description:
      'What a code or a password is for: `ResetPassword`, `AsociarServicio`, `SolicitarCambioPlan`, `ConfirmarIdentidad`; `VerifyPassword`.',
    example: 'ResetPassword',
  },
  'x-bot-token': {
    description: 'The solution of a bot challenge, Base64 of JSON.',
    example: 'eyJhbGdvcml0aG0iOiJTSEEtMjU2In0',
  },
  'x-proof-of-work': {
    description: 'The solution of the `challenge` of a WORK_REQUIRED, Base64 of JSON.',
    example: 'eyJjaGFsbGVuZ2UiOnt9LCJzb2x1dGlvbiI6e319',
  },
  'x-otp-grant': {
    description: 'What a right code was answered with; spent once.',
    example: 'b4c2f0e1d3a5968778695a4b3c2d1e0f',
  },
  'x-theft-grant': {
    description: 'What a proof without a session was answered with; reports one theft.',
    example: 'kJ8s0bTqYw2h4Lr7Zb1NAZqHy3Lkd0G1mXc9bQ2Ff0x',
  },
  'x-login-attempt': {
    description: 'What a right password was answered with, where it is not enough.',
    example: '5f0c2b9e7a1d4836b0e1c2d3f4a59687b8c9dae0f1a2b3c4d5e6f708192a3b4c',
  },
  Token: { description: 'The session that ends: the bearer without its word.', example: 'k3J9x0bTqYw2' },
  action: { description: '1 a package, 2 a top-up, 3 a bill.', example: '1' },
  'x-frame-time': { description: 'Unix time of the signature, in seconds.', example: '1764072000' },
  'x-frame-signature': {
    description: 'Hex HMAC-SHA256 of that time, a dot and the body as it is sent.',
    example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  },
} as const;

export type HeaderName = keyof typeof requestHeaders;

/** The moment of which the oldest part of an answer is; without it every part is of now. */
export const asOfHeader = 'X-As-Of';

/** How many rows of an operator's lists could not be shown; without it nothing is missing. */
export const leftOutHeader = 'X-Left-Out';

export const leftOutMeans =
  'How many rows an operator’s system told that could not be read, or were not what was asked for: they are left out.';

export const asOfMeans =
  'Sent while an operator’s system does not answer: what it told is of this moment, and could not be asked for again.';
