// A looking glass over empty rows: the search or the period has nothing.
export function NothingFound() {
  return (
    <svg viewBox="0 0 120 96" fill="none" aria-hidden="true">
      <ellipse cx="60" cy="88" rx="48" ry="6" fill="var(--sunken)" />
      <rect
        x="22"
        y="18"
        width="62"
        height="18"
        rx="9"
        fill="var(--art-paper)"
        stroke="var(--line-hover)"
        strokeWidth="2"
      />
      <rect x="34" y="25" width="30" height="4" rx="2" fill="var(--art-line)" />
      <rect
        x="22"
        y="44"
        width="62"
        height="18"
        rx="9"
        fill="var(--art-paper)"
        stroke="var(--line-hover)"
        strokeWidth="2"
      />
      <rect x="34" y="51" width="20" height="4" rx="2" fill="var(--art-line)" />
      <circle cx="79" cy="52" r="18" fill="var(--data-soft)" stroke="var(--cool-3)" strokeWidth="5" />
      <path d="m92 66 12 13" stroke="var(--cool-3)" strokeWidth="7" strokeLinecap="round" />
    </svg>
  );
}
