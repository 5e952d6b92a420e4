/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The provider's API host; empty or missing: same origin. */
  readonly VITE_API_BASE_URL?: string;
  /** Any value: offer the demo account of the local mock in one click. */
  readonly VITE_LOCAL_MODE?: string;
}
