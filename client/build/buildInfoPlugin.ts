import type { Plugin } from 'vite';

/** Where the build leaves what its server must know; the server never hands the folder out. */
export const BUILD_INFO_FILE = '.vite/build.json';

/** Writes the API host the client was built for, so that the preview's content security policy can name it. */
export function buildInfoPlugin(apiBaseUrl: string): Plugin {
  return {
    name: 'answerscope-build-info',
    apply: 'build',
    generateBundle() {
      const source = JSON.stringify({ apiOrigin: apiBaseUrl === '' ? null : new URL(apiBaseUrl).origin });
      this.emitFile({ type: 'asset', fileName: BUILD_INFO_FILE, source });
    },
  };
}
