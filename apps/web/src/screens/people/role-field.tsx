// What somebody may do: the three roles that a holder can give, in words.
import type { GivenRole } from '@portal/contract/access/permissions';
import { CreditCard, Eye, Settings } from 'lucide-react';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import type { IconGlyph } from '../../ui/icon.tsx';
import { inviteCopy as copy } from './people.copy.ts';

const ROLES: readonly [GivenRole, IconGlyph][] = [
  ['viewer', Eye],
  ['payer', CreditCard],
  ['manager', Settings],
];

export interface RoleFieldProps {
  value: GivenRole;
  onChange: (role: GivenRole) => void;
}

export function RoleField({ value, onChange }: RoleFieldProps) {
  return (
    <RadioGroup
      legend={copy.role}
      value={value}
      onChange={onChange}
      options={ROLES.map(([role, icon]) => ({ value: role, icon, ...copy.options[role] }))}
    />
  );
}
