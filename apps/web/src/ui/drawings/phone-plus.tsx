// For an offer card: a telephone that takes more.
export function PhonePlus() {
  return (
    <svg viewBox="0 0 150 152" width="150" height="152" fill="none" aria-hidden="true">
      <circle cx="118" cy="118" r="62" fill="var(--warm-2)" />
      <rect x="58" y="42" width="66" height="122" rx="15" fill="var(--art-ink)" />
      <rect x="63" y="47" width="56" height="112" rx="11" fill="var(--art-paper)" />
      <rect x="80" y="52" width="22" height="5" rx="2.5" fill="var(--art-ink)" />
      <circle cx="91" cy="96" r="19" fill="var(--warm-3)" />
      <path d="M91 87v18M82 96h18" stroke="var(--ink-on-dark)" strokeWidth="4" strokeLinecap="round" />
      <rect x="74" y="126" width="34" height="6" rx="3" fill="var(--art-line)" />
      <rect x="80" y="138" width="22" height="6" rx="3" fill="var(--art-line)" />
    </svg>
  );
}
