// «Nombre y color», in the list of what can be done with a line: how it is called, and in which colour.
import { Palette } from 'lucide-react';
import { PLAIN_LOOK, type Service } from '../../../api/lines/service-list.ts';
import { paths } from '../../../lib/place/paths.ts';
import { useLineLinks } from '../../../shared/line/choose-line.ts';
import type { NavRow } from '../../../ui/lists/nav-list.tsx';
import { lookCopy as copy } from './look.copy.ts';

export function useLookRow(service: Service): NavRow {
  const { nickname, color } = service.look ?? PLAIN_LOOK;
  return {
    icon: Palette,
    title: copy.title,
    detail: nickname ?? copy.rowText,
    state: color ? { text: copy.colors[color] } : undefined,
    ...useLineLinks(service)(paths.lineLook()),
  };
}
