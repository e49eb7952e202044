// A looking glass over empty rows: the search or the period has nothing.
export function NothingFound() {
  return (
    <svg viewBox="0 0 120 96" fill="none" aria-hidden="true">
      <ellipse cx="60" cy="88" rx="48" ry="6" fill="#eeeff2" />
      <rect x="22" y="18" width="62" height="18" rx="9" fill="#fff" stroke="#d8dbe1" strokeWidth="2" />
      <rect x="34" y="25" width="30" height="4" rx="2" fill="#e3e5ea" />
      <rect x="22" y="44" width="62" height="18" rx="9" fill="#fff" stroke="#d8dbe1" strokeWidth="2" />
      <rect x="34" y="51" width="20" height="4" rx="2" fill="#e3e5ea" />
      <circle cx="79" cy="52" r="18" fill="#e2f2f1" stroke="#0d7377" strokeWidth="5" />
      <path d="m92 66 12 13" stroke="#0d7377" strokeWidth="7" strokeLinecap="round" />
    </svg>
  );
}
