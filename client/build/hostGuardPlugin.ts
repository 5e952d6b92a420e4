import type { Plugin } from 'vite';
import type { AllowedHosts } from '#server/http/allowedHosts.ts';
import { refuseForeignPlainly } from '#server/http/guardHosts.ts';

/** Makes the development server accept only its own hosts, like the other servers: checked before files, modules and the API proxy. */
export function hostGuardPlugin(allowed: AllowedHosts): Plugin {
  return {
    name: 'host-guard',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        if (!refuseForeignPlainly(request, response, allowed)) next();
      });
    },
  };
}
