import type { Plugin } from 'vite';
import type { AllowedHosts } from '#server/http/allowedHosts.ts';
import { refuseForeignPlainly } from '#server/http/guardHosts.ts';

/** The development server answers its own page alone, as the other servers do: before its files, its modules and its way to the API. */
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
