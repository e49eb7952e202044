// The picture beside the login: arcs of the brand's red, a balance and a payment that went well.

export function AuthArt({ className }: { className: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 640 768"
      preserveAspectRatio="xMaxYMin slice"
      fill="none"
      aria-hidden="true"
    >
      <circle cx="640" cy="0" r="650" fill="var(--brand-hover)" fillOpacity=".4" />
      <circle cx="640" cy="0" r="500" fill="var(--brand)" />
      <circle cx="640" cy="0" r="350" fill="var(--ink-on-dark)" fillOpacity=".14" />
      <circle cx="640" cy="0" r="205" fill="var(--ink-on-dark)" fillOpacity=".43" />
      <g filter="url(#auth-art-shadow)">
        <rect x="120" y="176" width="356" height="172" rx="28" fill="var(--art-paper)" />
      </g>
      <circle cx="206" cy="262" r="44" stroke="var(--data-track)" strokeWidth="13" />
      <path d="M206 218a44 44 0 1 1-41.8 57.6" stroke="var(--data)" strokeWidth="13" strokeLinecap="round" />
      <rect x="280" y="220" width="88" height="12" rx="6" fill="var(--line-field)" fillOpacity=".5" />
      <rect x="280" y="246" width="148" height="24" rx="12" fill="var(--ink)" />
      <rect x="280" y="286" width="112" height="12" rx="6" fill="var(--data-track)" />
      <g filter="url(#auth-art-shadow)">
        <rect x="284" y="372" width="268" height="92" rx="28" fill="var(--art-paper)" />
      </g>
      <circle cx="332" cy="418" r="24" fill="var(--success-soft)" />
      <path
        d="m321 418.5 7.5 7.5 15-16"
        stroke="var(--success)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="374" y="400" width="130" height="14" rx="7" fill="var(--ink)" />
      <rect x="374" y="424" width="92" height="12" rx="6" fill="var(--line-field)" fillOpacity=".5" />
      <defs>
        <filter id="auth-art-shadow" x="-20%" y="-30%" width="140%" height="180%">
          <feDropShadow
            dx="0"
            dy="14"
            stdDeviation="18"
            floodColor="var(--brand-pressed)"
            floodOpacity=".6"
          />
        </filter>
      </defs>
    </svg>
  );
}
