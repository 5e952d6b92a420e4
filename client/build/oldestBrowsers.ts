/**
 * The oldest supported version of each browser: the first that computes relative colors (`oklch(from …)`) as specified, of which Blueprint's
 * style sheet consists; in older ones buttons, tags and fields have no borders, no background or another shade. The build uses the syntax of
 * these versions, and public/boot.js tells older ones. Browser tests run without the APIs that one of these lacks
 * (client/e2e/support/withoutNewApis.ts).
 */
export const OLDEST_BROWSERS = { chrome: '122', edge: '122', firefox: '128', safari: '18' } as const;
