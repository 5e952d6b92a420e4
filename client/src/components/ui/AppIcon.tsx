interface AppIconProps {
  readonly name: AppIconName;
  /** Width and height in pixels. */
  readonly size?: number;
  /** Stroke width in the 48 by 48 view box. */
  readonly strokeWidth?: number;
  /** Accessible name of a standalone icon; without it the icon is decorative. */
  readonly label?: string;
}

const shapes = {
  back: 'M42 24H7M20 10 6 24l14 14',
  search: 'M21 37a16 16 0 1 0 0-32 16 16 0 0 0 0 32ZM32 32l11 11',
  reset: 'M8 16v10h10M10 26a15 15 0 1 0 4-14',
  close: 'M9 9l30 30M39 9 9 39',
  file: 'M29 5H11v38h26V13zM28 5v9h9',
  pdf: 'M31 4H8v40h32V13zM30 4v10h10M14 36V24h3.5a3.5 3.5 0 0 1 0 7H14M23 24v12h1.5a4.5 6 0 0 0 0-12zM33 36V24h4.5M33 30h3.5',
  upload: 'M24 33V7M13 17 24 6l11 11M7 32v9h34v-9',
  user: 'M24 22a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM8 42c1-9 7-14 16-14s15 5 16 14',
  info: 'M24 43a19 19 0 1 0 0-38 19 19 0 0 0 0 38ZM24 21v12M24 14v2',
  warning: 'M24 6 4 42h40zM24 19v11M24 34v2',
  check: 'M6 25l12 12L42 12',
  empty: 'M6 28 13 9h22l7 19v12H6zM6 28h11l3 5h8l3-5h11',
} as const;
type AppIconName = keyof typeof shapes;

/** Our own line icons: view box 48 by 48, default stroke width 4 (specification, section 9). */
export function AppIcon({ name, size = 18, strokeWidth = 4, label }: AppIconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={shapes[name]} />
    </svg>
  );
}
