import type { ComponentType } from 'react';

interface Loaded {
  readonly Component: ComponentType;
}

/**
 * What `lazy` of a route asks for. The router draws nothing at all for a route whose `lazy` fails, so a file that cannot be
 * fetched becomes a page that throws why: the route's `errorElement` then says it in the page's place.
 */
export function lazyPage(load: () => Promise<ComponentType>): () => Promise<Loaded> {
  return async () => {
    try {
      return { Component: await load() };
    } catch (error) {
      return {
        Component: function LostPage(): never {
          throw error;
        },
      };
    }
  };
}
