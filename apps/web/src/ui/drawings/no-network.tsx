// Waves that end at a cross: there is no network.
export function NoNetwork() {
  return (
    <svg viewBox="0 0 640 208" width="640" height="208" fill="none" aria-hidden="true">
      <circle cx="320" cy="104" r="100" fill="var(--cool)" />
      <path d="M231.2 150A100 100 0 0 0 408.8 150c-26-12-52-5-84-2s-66-10-93.6 2Z" fill="var(--cool-2)" />
      <g stroke="var(--cool-3)" strokeWidth="11" strokeLinecap="round">
        <path d="M254 84c38-34 94-34 132 0" opacity=".35" />
        <path d="M276 108c25-22 63-22 88 0" opacity=".6" />
        <path d="M298 131c12-11 32-11 44 0" />
      </g>
      <circle cx="320" cy="156" r="10" fill="var(--cool-3)" />
      <circle cx="378" cy="128" r="27" fill="var(--art-ink)" />
      <path
        d="m369 119 18 18M387 119l-18 18"
        stroke="var(--ink-on-dark)"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </svg>
  );
}
