// What a plan's card says (BUY-5), and the rows of two plans face to face.
import type { Plan } from '@portal/contract/shopping/catalogue';
import type { CodeOnItsWay } from '../../api/person/access.ts';
import { centsFromDollars, formatMoney } from '../../lib/money.ts';
import { visitStorage } from '../../session/browser-storage.ts';
import { storedProfile, VISIT_KEYS } from '../../session/session.ts';
import { featureValue, type PlanFeature } from '../../shared/plan-change/plan-features.ts';
import { compareCopy, factsCopy as copy } from './plan-change.copy.ts';

/** Shown on the card when it weighs at least this. */
const SHOWN_FROM = 2;

interface PlanFact {
  key: string;
  text: string;
  /** False: the card says that the plan has none. */
  isGiven: boolean;
}

export function priceCentsOf({ precio }: Plan): number {
  return centsFromDollars(precio);
}

/** What every card says first, in this order. */
const FIRST: readonly string[] = ['GIGAS', 'LLAMADAS', 'LDI', 'ROAMING'];

export function planFacts({ caracteristicas }: Plan): PlanFact[] {
  const rank = ({ clave }: PlanFeature) => (FIRST.includes(clave) ? FIRST.indexOf(clave) : FIRST.length);
  return caracteristicas
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap((feature) => {
      const text = factOf(feature);
      const isGiven = !(feature.clave === 'ROAMING' && feature.valor !== 'SI');
      return text === null ? [] : [{ key: feature.clave, text, isGiven }];
    });
}

function factOf(feature: PlanFeature): string | null {
  const { clave, nombre, valor, formato, principal } = feature;
  switch (clave) {
    case 'GIGAS':
      return formato === 'gigas' ? copy.gigas(valor) : copy.unlimitedData;
    case 'LLAMADAS':
      return valor === 'SI' ? copy.calls : null;
    case 'LDI':
      return Number(valor) > 0 ? copy.longDistance(valor) : null;
    case 'ROAMING':
      return valor === 'SI' ? copy.roaming : copy.noRoaming;
    default:
      return principal >= SHOWN_FROM ? otherFact(nombre, featureValue(feature)) : null;
  }
}

/** `100 SMS` needs no name before it. */
function otherFact(name: string, value: string): string {
  return value.toLowerCase().endsWith(name.toLowerCase()) ? value : copy.other(name, value);
}

interface ComparedFeature {
  key: string;
  name: string;
  /** Null: the plan has no such feature. */
  current: string | null;
  /** Undefined: no plan has been chosen. */
  desired: string | null | undefined;
}

/** The price first, then what the current plan has, then what only the other one has. */
export function comparedFeatures(current: Plan, desired: Plan | undefined): ComparedFeature[] {
  const features = [...current.caracteristicas, ...(desired?.caracteristicas ?? [])];
  const keys = [...new Set(features.map(({ clave }) => clave))];
  const price = {
    key: 'PRECIO',
    name: compareCopy.monthly,
    current: formatMoney(priceCentsOf(current)),
    desired: desired && formatMoney(priceCentsOf(desired)),
  };
  return [
    price,
    ...keys.map((key) => ({
      key,
      name: features.find(({ clave }) => clave === key)?.nombre ?? key,
      current: valueIn(current, key),
      desired: desired && valueIn(desired, key),
    })),
  ];
}

function valueIn({ caracteristicas }: Plan, key: string): string | null {
  const feature = caracteristicas.find(({ clave }) => clave === key);
  return feature ? featureValue(feature) : null;
}

/** The documents' names (BUY-8). */
interface PlanDraft {
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
