// For an offer card: a television.
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
