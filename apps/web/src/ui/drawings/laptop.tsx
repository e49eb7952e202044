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
