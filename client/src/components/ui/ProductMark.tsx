interface ProductMarkProps {
  /** In pixels. */
  readonly size: number;
}

/** The product's logo. Inline SVG: as an image file it would be a separate document that the browser sets up before the first paint. */
export function ProductMark({ size }: ProductMarkProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 48 48"
      fill="none"
      stroke="var(--app-accent)"
      strokeWidth="4"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="21" cy="21" r="14" />
      <path d="M31.5 31.5 42 42" />
      <path d="M14 24l5-5 4 4 6-7" />
    </svg>
  );
}
