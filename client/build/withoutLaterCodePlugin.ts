import type { Plugin } from 'vite';

/** What nobody needs before the login: the frame and every page that stands in it. */
const LATER_CODE =
  /[\\/]src[\\/](?:app[\\/](?:shell[\\/]AppLayout|NotFoundRoute)|pages[\\/](?!create|invite)[^?]*)\.tsx$/;

/** Leaves out what is fetched after the login. It is imported dynamically, so that its exports are missed by nobody. */
export function withoutLaterCodePlugin(): Plugin {
  return {
    name: 'answerscope-without-later-code',
    enforce: 'pre',
    load: { filter: { id: LATER_CODE }, handler: () => ({ code: 'export default {}', moduleType: 'js' }) },
  };
}
