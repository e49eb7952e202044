// A bell at rest: no notices.
export function AllRead() {
  return (
    <svg viewBox="0 0 120 96" fill="none" aria-hidden="true">
      <ellipse cx="60" cy="88" rx="48" ry="6" fill="#eeeff2" />
      <path d="M52 72a8 8 0 0 0 16 0z" fill="#16181d" />
      <path
        d="M60 14c-14 0-23 10-23 24v14l-7 12a4 4 0 0 0 3.5 6h53a4 4 0 0 0 3.5-6l-7-12V38c0-14-9-24-23-24Z"
        fill="#fff"
        stroke="#d8dbe1"
        strokeWidth="2"
      />
      <path d="M60 8v6" stroke="#16181d" strokeWidth="5" strokeLinecap="round" />
      <path d="M48 42c0-8 4-13 10-15" stroke="#e3e5ea" strokeWidth="5" strokeLinecap="round" />
      <circle cx="86" cy="26" r="13" fill="#14693f" />
      <path
        d="m80.5 26 4 4 7-7.5"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
