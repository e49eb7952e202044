// For an offer card: a card with an allowance that grows.
export function RingCard() {
  return (
    <svg viewBox="0 0 150 152" width="150" height="152" fill="none" aria-hidden="true">
      <circle cx="112" cy="124" r="66" fill="var(--cool-2)" />
      <g transform="rotate(-9 92 104)">
        <rect x="54" y="54" width="76" height="104" rx="16" fill="var(--cool-3)" />
        <circle cx="92" cy="98" r="24" stroke="var(--ink-on-dark)" strokeOpacity=".3" strokeWidth="7" />
        <path
          d="M92 74a24 24 0 1 1-22.8 31.4"
          stroke="var(--ink-on-dark)"
          strokeWidth="7"
          strokeLinecap="round"
        />
      </g>
      <circle cx="128" cy="62" r="15" fill="var(--art-paper)" />
      <path d="M128 55v14M121 62h14" stroke="var(--cool-3)" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
