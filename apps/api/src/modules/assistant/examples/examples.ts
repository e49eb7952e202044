// What the assistant learns from: how people ask about each topic, one question a line, or many in one
// (`ways-of-saying.ts`). What must be refused or is about something else has its examples, too. The examinations in
// apps/api/test/assistant are written apart from these.
import type { AssistantTopic } from '@portal/contract/help/assistant';
import { account } from './account.copy.ts';
import { buying } from './buying.copy.ts';
import { changes } from './changes.copy.ts';
import { declined } from './declined.copy.ts';
import { figures } from './figures.copy.ts';
import { invoices } from './invoices.copy.ts';
import { lines } from './lines.copy.ts';
import { managing } from './managing.copy.ts';
import { others } from './others.copy.ts';
import { owing } from './owing.copy.ts';
import { particular } from './particular.copy.ts';
import { paying } from './paying.copy.ts';
import { possessions } from './possessions.copy.ts';
import { rights } from './rights.copy.ts';
import { signingIn } from './signing-in.copy.ts';
import { talk } from './talk.copy.ts';

/** Topics that are not here are told by other means: by the letters, by the length, or by a rule. */
export const examples = {
  ...figures,
  ...possessions,
  ...invoices,
  ...paying,
  ...owing,
  ...buying,
  ...changes,
  ...lines,
  ...managing,
  ...signingIn,
  ...account,
  ...rights,
  ...talk,
  ...declined,
  ...others,
  ...particular,
} as const satisfies Partial<Record<AssistantTopic, string>>;
