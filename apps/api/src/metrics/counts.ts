// What an operator of the portal counts, for /metrics: few words a label, and never what somebody has typed.
import { statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { Problem, type ProblemCode } from '@portal/contract/errors';
import { type PurchaseMethod, purchaseMethodSchema } from '@portal/contract/paying/payments';
import { type PurchaseKind, purchaseKindNames } from '@portal/contract/paying/purchase-kinds';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

const purchaseOutcomes = ['authorized', 'denied', 'failed', 'unknown', 'refunded'] as const;

/** Words of the ledger's own. */
interface Purchased {
  kind: PurchaseKind;
  method: PurchaseMethod;
  status: string;
}

export type ProviderCall = 'charge' | 'lookup' | 'refund' | 'save' | 'findSaved' | 'forget';

export interface Counts {
  registry: Registry;
  /** `unknown` is counted, and later how it ended. */
  purchase(payment: Purchased): void;
  refund(payment: Purchased): void;
  /** What the card provider was asked, and how long it took. */
  provider(call: ProviderCall, outcome: string, seconds: number): void;
  code(step: CodeStep): void;
  message(channel: MessageChannel, outcome: MessageOutcome): void;
  /** Of one sign-in: opened, or the code of its refusal. */
  signIn<T>(work: () => Promise<T>): Promise<T>;
  /** @param limit by its name in the code */
  limitRefused(limit: string): void;
  /** Whose understanding a question to the assistant was answered by; nobody's: it said that it does not know. */
  assistantQuestion(understood: 'own' | 'model' | 'nobody'): void;
  /** What the operator's own model was asked, and what that took; `refused`: it answered what it may not. */
  assistantModel(outcome: 'chosen' | 'refused' | 'failed', seconds: number, tokens: number): void;
  /** A chain of agreements that is not what it was. */
  brokenChain(finding: BrokenFinding): void;
}

export const messageChannels = ['sms', 'email', 'whatsapp'] as const;
type MessageChannel = (typeof messageChannels)[number];
/** `accepted` by the provider; `delivered` and `undelivered` by its receipts; `replaced` by an SMS. */
const messageOutcomes = ['accepted', 'retried', 'failed', 'delivered', 'undelivered', 'replaced'] as const;
type MessageOutcome = (typeof messageOutcomes)[number];
/** `asked`: also by whom a limit refuses; `wrong`: also one that has no tries left. */
const codeSteps = ['asked', 'sent', 'used', 'wrong'] as const;
type CodeStep = (typeof codeSteps)[number];
const brokenFindings = ['emptied', 'cut', 'changed'] as const;
type BrokenFinding = (typeof brokenFindings)[number];

export function createCounts(): Counts {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Counter({ name, help, labelNames, registers });

  const purchases = counter('portal_purchases_total', 'Purchases that got an outcome, refunds among them', [
    'kind',
    'method',
    'outcome',
  ]);
  const provider = new Histogram({
    name: 'card_provider_request_duration_seconds',
    help: 'Time that the card provider took, by call and outcome',
    labelNames: ['call', 'outcome'],
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15, 30],
    registers,
  });
  const codes = counter('portal_codes_total', 'Codes by step: asked, sent, used, wrong', ['step']);
  const messages = counter('portal_messages_total', 'Messages by channel and what their provider did', [
    'channel',
    'outcome',
  ]);
  const signIns = counter('portal_sign_ins_total', 'Sign-ins: opened, or what refused them', ['outcome']);
  const chains = counter('portal_broken_chains_total', 'Chains of agreements that are not what they were', [
    'finding',
  ]);
  const limits = counter('portal_limit_refusals_total', 'Calls that a limit refused', ['limit']);

  const questions = counter('portal_assistant_questions_total', 'Questions by whose understanding', [
    'understood',
  ]);
  const model = new Histogram({
    name: 'portal_assistant_model_duration_seconds',
    help: 'Time that the assistant’s model took, by outcome',
    labelNames: ['outcome'],
    buckets: [0.1, 0.25, 0.5, 1, 1.5, 2],
    registers,
  });
  const tokens = counter(
    'portal_assistant_model_tokens_total',
    'Tokens that the assistant’s model counted',
    [],
  );

  // What is alarmed about begins at nothing: Prometheus sees no rise to the first figure of a series.
  for (const kind of purchaseKindNames)
    for (const method of purchaseMethodSchema.options)
      for (const outcome of purchaseOutcomes) purchases.inc({ kind, method, outcome }, 0);
  for (const step of codeSteps) codes.inc({ step }, 0);
  for (const channel of messageChannels)
    for (const outcome of messageOutcomes) messages.inc({ channel, outcome }, 0);
  for (const finding of brokenFindings) chains.inc({ finding }, 0);

  return {
    registry,
    purchase: ({ kind, method, status: outcome }) => purchases.inc({ kind, method, outcome }),
    refund: ({ kind, method }) => purchases.inc({ kind, method, outcome: 'refunded' }),
    provider: (call, outcome, seconds) => provider.observe({ call, outcome }, seconds),
    code: (step) => codes.inc({ step }),
    message: (channel, outcome) => messages.inc({ channel, outcome }),
    assistantQuestion: (understood) => questions.inc({ understood }),
    assistantModel(outcome, seconds, used) {
      model.observe({ outcome }, seconds);
      tokens.inc(used);
    },
    brokenChain: (finding) => chains.inc({ finding }),
    limitRefused: (limit) => limits.inc({ limit }),
    async signIn(work) {
      let outcome: ProblemCode | 'opened' = 'opened';
      try {
        return await work();
      } catch (error) {
        outcome = error instanceof Problem ? error.code : 'UNAVAILABLE';
        throw error;
      } finally {
        signIns.inc({ outcome });
      }
    },
  };
}

// What this process runs on: how much memory it may have, and what is left on the disk of its data.

/** Of the container, where there is one. */
const memoryLimit = () => Math.min(process.constrainedMemory() || totalmem(), totalmem());

export function createMachineGauges({ dataDir }: { dataDir: string }): Registry {
  const registry = new Registry();
  new Gauge({
    name: 'portal_memory_limit_bytes',
    help: 'What all processes of this machine or container may have together',
    registers: [registry],
    collect() {
      this.set(memoryLimit());
    },
  });
  new Gauge({
    name: 'portal_data_disk_bytes',
    help: 'Of the disk that holds DATA_DIR',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      // With a database elsewhere the folder is there once something is kept in it.
      const disk = await statfs(dataDir).catch(() => null);
      if (!disk) return this.reset();
      this.set({ state: 'free' }, disk.bavail * disk.bsize);
      this.set({ state: 'used' }, (disk.blocks - disk.bavail) * disk.bsize);
    },
  });
  return registry;
}
