// One hand for every icon: lucide glyphs, quiet stroke, silent to readers.
import type { LucideIcon } from 'lucide-react';

export type IconGlyph = LucideIcon;

const SIZES = {
  md: [24, 1.75],
  sm: [20, 1.75],
  xs: [16, 2.25],
  badge: [14, 2.5],
} as const;

export interface IconProps {
  of: IconGlyph;
  /** 24, 20, 16 and 14 px. */
  size?: keyof typeof SIZES;
  className?: string | undefined;
}

export function Icon({ of: Glyph, size = 'md', className }: IconProps) {
  const [px, stroke] = SIZES[size];
  return <Glyph size={px} strokeWidth={stroke} className={className} aria-hidden="true" />;
}
