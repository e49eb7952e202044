// For an offer card: a laptop.

export function Laptop() {
  return (
    <svg viewBox="0 0 150 152" width="150" height="152" fill="none" aria-hidden="true">
      <circle cx="118" cy="122" r="62" fill="var(--warm-2)" />
      <rect x="44" y="64" width="88" height="60" rx="7" fill="var(--art-ink)" />
      <rect x="49" y="69" width="78" height="50" rx="3" fill="var(--art-paper)" />
      <rect x="57" y="78" width="34" height="6" rx="3" fill="var(--warm-3)" />
      <rect x="57" y="90" width="58" height="6" rx="3" fill="var(--art-line)" />
      <rect x="57" y="102" width="46" height="6" rx="3" fill="var(--art-line)" />
      <path d="M32 128h112l-5 9a6 6 0 0 1-5 3H42a6 6 0 0 1-5-3z" fill="var(--ink-3)" />
      <rect x="76" y="128" width="24" height="4" rx="2" fill="var(--art-ink)" />
    </svg>
  );
}

/** For an offer card: a television. */
export function TvSet() {
  return (
    <svg viewBox="0 0 150 152" width="150" height="152" fill="none" aria-hidden="true">
      <circle cx="112" cy="124" r="66" fill="var(--cool-2)" />
      <rect x="34" y="62" width="104" height="66" rx="8" fill="var(--art-ink)" />
      <rect x="39" y="67" width="94" height="56" rx="4" fill="var(--art-paper)" />
      <path d="M39 108l24-19 17 13 22-21 31 24v14a4 4 0 0 1-4 4H43a4 4 0 0 1-4-4z" fill="var(--cool-3)" />
      <circle cx="58" cy="81" r="6" fill="var(--data-low)" />
      <path d="M66 128h40l6 12H60z" fill="var(--ink-3)" />
    </svg>
  );
}

/** For an offer card: a telephone that takes more. */
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
