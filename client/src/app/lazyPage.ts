import type { ComponentType } from 'react';

interface Loaded {
  readonly Component: ComponentType;
}

/**
 * Adapts a page import to a route's `lazy`. The router renders nothing for a route whose `lazy` fails, so a failed import becomes a page
 * that throws the error: the route's `errorElement` then shows it in the page's place.
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
