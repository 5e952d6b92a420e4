import { UserIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { isPdfAddress } from '#client/lib/fileAddress.ts';
import { uploadAddress } from '#client/lib/uploadAddress.ts';
import styles from './Avatar.module.scss';

interface AvatarProps {
  readonly name: string;
  /** Address of the picture, or its path on the API host; empty: none. */
  readonly url: string;
  /** For a line of text, beside a name. */
  readonly small?: boolean;
}

/** A user's picture; if there is none, or it is a PDF or fails to load, the first letter of the name. Decorative. */
export function Avatar({ name, url, small = false }: AvatarProps) {
  const [broken, setBroken] = useState('');
  const src = uploadAddress(url);
  // The first letter or digit: a name may begin with an invisible character.
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0]?.toUpperCase();
  const shown = src !== null && !isPdfAddress(url) && broken !== src;
  return (
    <span
      className={`${styles['avatar'] ?? ''} ${small ? (styles['small'] ?? '') : ''}`}
      aria-hidden="true"
      data-letter={shown ? undefined : letter}
    >
      {shown ? (
        <img
          src={src}
          alt=""
          onError={() => {
            setBroken(src);
          }}
        />
      ) : (
        letter === undefined && <UserIcon />
      )}
    </span>
  );
}
