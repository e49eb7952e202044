// A telephone with a plus: no service joined yet.
export function NoLines() {
  return (
    <svg viewBox="0 0 120 96" fill="none" aria-hidden="true">
      <ellipse cx="60" cy="88" rx="48" ry="6" fill="var(--sunken)" />
      <rect x="40" y="6" width="42" height="78" rx="11" fill="var(--art-ink)" />
      <rect x="44" y="10" width="34" height="70" rx="8" fill="var(--art-paper)" />
      <rect x="54" y="14" width="14" height="4" rx="2" fill="var(--art-ink)" />
      <rect x="50" y="30" width="22" height="5" rx="2.5" fill="var(--art-line)" />
      <rect x="50" y="41" width="14" height="5" rx="2.5" fill="var(--art-line)" />
      <circle cx="82" cy="66" r="16" fill="var(--cool-3)" />
      <path d="M82 58.5v15M74.5 66h15" stroke="var(--ink-on-dark)" strokeWidth="3.5" strokeLinecap="round" />
    </svg>
  );
}
