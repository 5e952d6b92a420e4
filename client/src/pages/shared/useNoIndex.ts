import { useEffect } from 'react';

const WISHES = [
  ['robots', 'noindex, nofollow'],
  // The address contains the token: it must not reach linked pages as a referrer.
  ['referrer', 'no-referrer'],
] as const;

/** While mounted, tells search engines not to index this page, and browsers to send no referrer. */
export function useNoIndex(): void {
  useEffect(() => {
    const added = WISHES.map(([name, content]) => {
      const meta = document.createElement('meta');
      meta.name = name;
      meta.content = content;
      document.head.append(meta);
      return meta;
    });
    return () => {
      for (const meta of added) meta.remove();
    };
  }, []);
}
