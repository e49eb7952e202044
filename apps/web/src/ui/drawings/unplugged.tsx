// A plug out of its socket: the way does not go on here. As wide as a card, whose edges cut the cables.

export function Unplugged() {
  return (
    <svg viewBox="0 0 640 208" width="640" height="208" fill="none" aria-hidden="true">
      <circle cx="320" cy="104" r="100" fill="var(--cool)" />
      <path d="M231.2 150A100 100 0 0 0 408.8 150c-26-12-52-5-84-2s-66-10-93.6 2Z" fill="var(--cool-2)" />
      <g stroke="var(--cool-3)" strokeWidth="7">
        <path d="M-6 96c48 0 56 44 104 44s64-52 112-52c26 0 34 20 50 26" />
        <path d="M646 78c-48 0-58 60-108 60s-62-44-106-44c-22 0-28 12-46 13" />
      </g>
      <g transform="rotate(8 278 118)">
        <rect x="250" y="96" width="44" height="44" rx="12" fill="var(--art-ink)" />
        <rect x="294" y="106" width="18" height="7" rx="3.5" fill="var(--cool-3)" />
        <rect x="294" y="123" width="18" height="7" rx="3.5" fill="var(--cool-3)" />
      </g>
      <g transform="rotate(-8 368 108)">
        <rect x="344" y="84" width="48" height="50" rx="13" fill="var(--art-ink)" />
        <rect x="344" y="96" width="14" height="8" rx="4" fill="var(--art-paper)" />
        <rect x="344" y="115" width="14" height="8" rx="4" fill="var(--art-paper)" />
      </g>
      <path
        d="m322 72-4-18M337 70l7-16M307 81l-13-11"
        stroke="var(--ink)"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Waves that end at a cross: there is no network. */
export function NoNetwork() {
  return (
    <svg viewBox="0 0 640 208" width="640" height="208" fill="none" aria-hidden="true">
      <circle cx="320" cy="104" r="100" fill="var(--cool)" />
      <path d="M231.2 150A100 100 0 0 0 408.8 150c-26-12-52-5-84-2s-66-10-93.6 2Z" fill="var(--cool-2)" />
      <g stroke="var(--cool-3)" strokeWidth="11" strokeLinecap="round">
        <path d="M254 84c38-34 94-34 132 0" opacity=".35" />
        <path d="M276 108c25-22 63-22 88 0" opacity=".6" />
        <path d="M298 131c12-11 32-11 44 0" />
      </g>
      <circle cx="320" cy="156" r="10" fill="var(--cool-3)" />
      <circle cx="378" cy="128" r="27" fill="var(--art-ink)" />
      <path
        d="m369 119 18 18M387 119l-18 18"
        stroke="var(--ink-on-dark)"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </svg>
  );
}
