/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The provider's API host; empty or missing: same origin. */
  readonly VITE_API_BASE_URL?: string;
  /** Where the help entry of the menu leads, https; by default the product's own site. */
  readonly VITE_HELP_URL?: string;
}
