interface EyeIconProps {
  readonly open: boolean;
}

/** The eye icon of a password field, open while the password is shown. */
export function EyeIcon({ open }: EyeIconProps) {
  return (
    <svg
      width={16}
      height={16}
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth={4}
      aria-hidden="true"
    >
      <path d="M4 24s7-13 20-13 20 13 20 13-7 13-20 13S4 24 4 24Z" />
      <circle cx={24} cy={24} r={6} />
      {!open && <path d="M8 42 40 6" />}
    </svg>
  );
}
