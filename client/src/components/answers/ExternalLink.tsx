import type { ReactNode } from 'react';
import { stripBidi } from '#client/lib/stripBidi.ts';
import { isWebAddress } from '#client/lib/webAddresses.ts';

interface ExternalLinkProps {
  readonly url: string;
  readonly children: ReactNode;
}

/** A link from an answer engine: opened in a new tab without a referrer; anything but http(s) stays text. */
export function ExternalLink({ url, children }: ExternalLinkProps) {
  if (!isWebAddress(url)) return <span>{children}</span>;
  // The address as the browser resolves it: a host with look-alike letters shows as Punycode. A narrow table may also have cut the text.
  const { href } = new URL(url);
  const hint = typeof children === 'string' && children !== url ? `${stripBidi(children)}\n${href}` : href;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow" title={hint}>
      {children}
    </a>
  );
}
