// Each step of a repair has its own picture.
import type { RepairStatus } from '@portal/contract/help/tickets';
import {
  CircleCheck,
  FileText,
  House,
  PackageCheck,
  Smartphone,
  Store,
  Truck,
  UserCheck,
  Warehouse,
  Wrench,
} from 'lucide-react';
import type { IconGlyph } from '../../../ui/icon.tsx';

const ICONS: Record<RepairStatus, IconGlyph> = {
  EQUIPO_CAC: Store,
  TRASLADO_TALLER: Truck,
  ENTREGADO_TALLER: Wrench,
  INF_TECNICO: FileText,
  REPARACION: Smartphone,
  REPARADO: CircleCheck,
  TRASLADO_CAC: Warehouse,
  ENTREGADO_CAC: PackageCheck,
  ENTREGA_DOMICILIO: House,
  ENTREGA_CLIENTE: UserCheck,
};

export const stepIcon = (status: RepairStatus): IconGlyph => ICONS[status] ?? Wrench;
