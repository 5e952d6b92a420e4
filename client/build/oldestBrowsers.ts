/**
 * The oldest supported version of each browser: the syntax of the build, and the message for older ones. Browser tests run without the
 * APIs that one of them lacks (client/e2e/support/withoutNewApis.ts).
 */
export const OLDEST_BROWSERS = { chrome: '111', edge: '111', firefox: '128', safari: '16.4' } as const;
