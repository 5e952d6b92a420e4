import { useEffect } from 'react';

const WISHES = [
  ['robots', 'noindex, nofollow'],
  // The address holds the token: pages that the report links to are not told it.
  ['referrer', 'no-referrer'],
] as const;

/** Tells search engines to keep nothing of this page, and browsers to tell nobody its address, for as long as it stands. */
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
