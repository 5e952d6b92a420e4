import type { Plugin } from 'vite';
import type { AllowedHosts } from '#server/http/allowedHosts.ts';
import { refuseForeignPlainly } from '#server/http/guardHosts.ts';

/** Refuses foreign hosts and pages on the development server, as the other servers do: before its files, modules and API proxy. */
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
