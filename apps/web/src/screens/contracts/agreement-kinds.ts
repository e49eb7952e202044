// What kinds of agreement look like, and which are the contract of a service.
import type { Agreement } from '@portal/contract/privacy/agreements';
import {
  BellRing,
  CreditCard,
  DoorOpen,
  FileText,
  Layers,
  Package,
  PhoneCall,
  Receipt,
  RefreshCw,
  ShieldCheck,
  UserCheck,
  Wallet,
  Wrench,
} from 'lucide-react';
import type { IconGlyph } from '../../ui/icon.tsx';

const icons: Partial<Record<Agreement['kind'], IconGlyph>> = {
  service: FileText,
  thirdParty: Layers,
  terms: ShieldCheck,
  association: UserCheck,
  holder: UserCheck,
  package: Package,
  recharge: Wallet,
  bill: Receipt,
  planChange: RefreshCw,
  exit: DoorOpen,
  repairCost: Wrench,
  savedCard: CreditCard,
  autoPay: CreditCard,
  autoTopUp: Wallet,
  spendingControl: BellRing,
  lineUser: UserCheck,
  callRecords: PhoneCall,
};

export const iconOf = ({ kind }: Agreement): IconGlyph => icons[kind] ?? FileText;

/** Kept by the operator or by the company that charges, not by the portal. */
export const isOfService = ({ kind }: Agreement): boolean => kind === 'service' || kind === 'thirdParty';
