// A sheet with a green tick: nothing left to pay.
export function BillsDone() {
  return (
    <svg viewBox="0 0 120 96" fill="none" aria-hidden="true">
      <ellipse cx="60" cy="88" rx="48" ry="6" fill="var(--sunken)" />
      <rect
        x="34"
        y="10"
        width="52"
        height="74"
        rx="10"
        fill="var(--art-paper)"
        stroke="var(--line-hover)"
        strokeWidth="2"
      />
      <rect x="44" y="26" width="32" height="5" rx="2.5" fill="var(--art-line)" />
      <rect x="44" y="38" width="22" height="5" rx="2.5" fill="var(--art-line)" />
      <rect x="44" y="50" width="28" height="5" rx="2.5" fill="var(--art-line)" />
      <circle cx="86" cy="70" r="17" fill="var(--success)" />
      <path
        d="m79 70 5 5 9-10"
        stroke="var(--surface)"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
