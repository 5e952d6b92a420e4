/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Where the help entry of the menu leads, https; by default the product's own site. */
  readonly VITE_HELP_URL?: string;
}
