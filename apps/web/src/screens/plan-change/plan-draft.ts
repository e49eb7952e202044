// The visit's memory of a change of plan: what was chosen for which line, and how far its code has come.
import type { Plan } from '@portal/contract/shopping/catalogue';
import type { CodeOnItsWay } from '../../api/person/access.ts';
import { visitStorage } from '../../session/browser-storage.ts';
import { storedProfile, VISIT_KEYS } from '../../session/session.ts';

/** The documents' names (BUY-8). */
export interface PlanDraft {
  planActual: { planId: string; nombre: string; precio: number; caracteristicas: Plan['caracteristicas'] };
  planNuevo: { planId: string; nombre: string; precio: number };
  serviceId: string;
  /** Whose it is: another customer's is never read. */
  email: string;
}

export interface SentPlanCode {
  /** The server's opaque handle of the code. */
  handle: string;
  /** Masked by the server. */
  destination: string;
  /** Milliseconds, this browser's clock. */
  sentAt: number;
  expiresAt: number;
}

/** One change: the code on its way, what it has earned, and the order's own key, the same however often it is sent. */
export interface Confirmation {
  serviceId: string;
  planId: string;
  requestId: string;
  code: SentPlanCode;
  /** Of a checked code, spent by the order. */
  grant: { text: string; expiresAt: number } | null;
}

/** Null when nothing was chosen for this line. */
export function planDraft(serviceId: string): PlanDraft | null {
  const draft = read<PlanDraft>(VISIT_KEYS.planDraft);
  return draft?.serviceId === serviceId && draft.email === owner() ? draft : null;
}

export function keepDraft(serviceId: string, current: Plan, chosen: Plan): void {
  const draft: PlanDraft = {
    planActual: {
      planId: current.id,
      nombre: current.nombre,
      precio: current.precio,
      caracteristicas: current.caracteristicas,
    },
    planNuevo: { planId: chosen.id, nombre: chosen.nombre, precio: chosen.precio },
    serviceId,
    email: owner(),
  };
  visitStorage.write(VISIT_KEYS.planDraft, JSON.stringify(draft));
}

/** When the line changes, and once the order is there. */
export function forgetDraft(): void {
  visitStorage.remove(VISIT_KEYS.planDraft);
  forgetConfirmation();
}

/** What is still good for this change; null when another code is needed. */
export function confirmationOf(serviceId: string, planId: string, now = Date.now()): Confirmation | null {
  const kept = read<Confirmation>(VISIT_KEYS.planCode);
  if (kept?.serviceId !== serviceId || kept.planId !== planId) return null;
  if (kept.grant) return kept.grant.expiresAt > now ? kept : null;
  return kept.code.expiresAt > now ? kept : null;
}

export function keepConfirmation(confirmation: Confirmation): void {
  visitStorage.write(VISIT_KEYS.planCode, JSON.stringify(confirmation));
}

export function forgetConfirmation(): void {
  visitStorage.remove(VISIT_KEYS.planCode);
}

export function sentNow({ handle, destination, expiresInSeconds }: CodeOnItsWay): SentPlanCode {
  const sentAt = Date.now();
  return { handle, destination, sentAt, expiresAt: sentAt + expiresInSeconds * 1000 };
}

/** A customer without an e-mail is known by the login name. */
function owner(): string {
  const profile = storedProfile();
  return profile?.email ?? profile?.sub ?? '';
}

function read<T extends { serviceId: string }>(key: string): T | null {
  const text = visitStorage.read(key);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'serviceId' in value ? (value as T) : null;
  } catch {
    return null;
  }
}
