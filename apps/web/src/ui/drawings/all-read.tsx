// A bell at rest: no notices.
export function AllRead() {
  return (
    <svg viewBox="0 0 120 96" fill="none" aria-hidden="true">
      <ellipse cx="60" cy="88" rx="48" ry="6" fill="var(--sunken)" />
      <path d="M52 72a8 8 0 0 0 16 0z" fill="var(--ink)" />
      <path
        d="M60 14c-14 0-23 10-23 24v14l-7 12a4 4 0 0 0 3.5 6h53a4 4 0 0 0 3.5-6l-7-12V38c0-14-9-24-23-24Z"
        fill="var(--art-paper)"
        stroke="var(--line-hover)"
        strokeWidth="2"
      />
      <path d="M60 8v6" stroke="var(--ink)" strokeWidth="5" strokeLinecap="round" />
      <path d="M48 42c0-8 4-13 10-15" stroke="var(--art-line)" strokeWidth="5" strokeLinecap="round" />
      <circle cx="86" cy="26" r="13" fill="var(--success)" />
      <path
        d="m80.5 26 4 4 7-7.5"
        stroke="var(--surface)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
